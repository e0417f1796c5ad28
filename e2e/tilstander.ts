/** Where axe looks at a state: wide in light and on a small screen in dark; wide alone, for what staff do at a desk; or on a phone alone. */
export type Bredde = 'begge' | 'bred' | 'telefon'

/**
 * Every screen of the router with its states, each of which axe looks at once, in the story that calls `expectAccessible` with its name
 * (tilstander.story.ts holds that). Under `*` is what lies around the screens.
 */
export const tilstander = {
  '/': {
    'hjem: nytt medlem': 'begge',
    'hjem: med oppgaver': 'begge',
    'hjem: dokumentene kom ikke': 'begge',
    'hjem: e-postadressen er ikke bekreftet': 'begge',
  },
  '/bekreft-epost/:id': {
    'bekreft ny e-postadresse': 'begge',
    'bekreft ny e-postadresse: lenken er ikke hel': 'bred',
  },
  '/dineproduksjoner': {
    'dine produksjoner': 'begge',
    'dine produksjoner: forkortet fagfunksjon': 'begge',
    'dine produksjoner: nytt medlem': 'begge',
  },
  '/fordelingv23': {
    fordeling: 'begge',
    'fordeling: nytt medlem': 'begge',
  },
  '/forgot-password': {
    'glemt passord: lenken er sendt': 'begge',
  },
  '/henvendelser': {
    henvendelser: 'begge',
    'henvendelser: ingen': 'begge',
  },
  '/henvendelser/:nummer': {
    'henvendelse: åpen': 'begge',
    'henvendelse: lukket': 'begge',
  },
  '/kontraktsdatabase': {
    'dokumentasjon: ingen dokumenter': 'begge',
    'dokument: opplysningene': 'begge',
    'dokument: siden': 'begge',
    'dokumentasjon: mange dokumenter': 'begge',
    'dokumentasjon: registreringene i et vindu': 'begge',
    'dokument: hjelp om statusene': 'begge',
    'dokument: tittelen mangler': 'begge',
    'dokument: forlate det som ikke er lagret': 'begge',
    'dokument: slette': 'begge',
    'dokumentasjon: listen kom ikke': 'begge',
    'dokument: to har endret': 'begge',
    'dokumentasjon: to har endret registreringene': 'bred',
    'dokumentasjon: lukke registreringer som ikke er lagret': 'bred',
    'opplasting: KI leser': 'begge',
    'opplasting: KI er ferdig': 'begge',
    'dokument: forslag fra KI': 'begge',
    'dokument: stedet KI fant': 'begge',
    'dokument: KI kan lese på nytt': 'begge',
    'dokument: KI fant noe i tillegg': 'begge',
    'dokument: lesingen feilet': 'telefon',
    opplasting: 'begge',
    'opplasting: filer av feil type': 'begge',
    'opplasting: filer og tittel mangler': 'begge',
    'opplasting: på vei': 'begge',
    'opplasting: sendingen feilet': 'begge',
    'opplasting: de samme filene': 'begge',
    'opplasting: signaturen brytes': 'begge',
    'opplasting: portefølje': 'bred',
    'opplasting: lukke det som er valgt': 'begge',
    'opplasting: etter omlasting': 'begge',
    'dokument: forslag til produksjon': 'begge',
    'dokument: produksjonen mangler': 'begge',
    'dokument: ny produksjon': 'begge',
    'dokument: legge til sider': 'begge',
    'dokument: låst': 'begge',
    'dokumentasjon: låste registreringer': 'begge',
    'dokument: skrive til oss': 'begge',
    'dokument: holdes til viruskontrollen har svart': 'begge',
    'dokument: har virus': 'begge',
  },
  '/login': {
    'innlogging: robotsjekk': 'telefon',
    innlogging: 'begge',
    'innlogging: feil passord': 'begge',
    'innlogging: borte for lenge': 'begge',
    'innlogging: over en åpen side': 'begge',
    'innlogging: med en tjeneste': 'begge',
    'innlogging: kode fra appen': 'begge',
    'innlogging: gjenopprettingskode': 'begge',
  },
  '/login/tilbake': {
    'kobling: feil passord': 'begge',
    'kobling: nytt passord': 'begge',
    'innlogging: avbrutt hos tjenesten': 'telefon',
    kobling: 'begge',
    'kobling: meldingen mangler': 'begge',
    'kobling: meldingen er sendt': 'begge',
  },
  '/persondata': {
    'persondata: innlogget flere steder': 'begge',
    'persondata: logge ut overalt': 'begge',
    'persondata: be om sletting': 'begge',
    'persondata: sletting er ønsket': 'begge',
    'persondata: ønsket er trukket': 'begge',
    'persondata: nedlastingen røk': 'begge',
    'persondata: nedlastingen er i gang': 'begge',
    'persondata: nytt medlem': 'begge',
    'persondata: internasjonalt ID-nummer': 'bred',
    'persondata: en ting må rettes': 'begge',
    'persondata: personnummeret vises': 'begge',
    'persondata: personnummeret er opptatt': 'begge',
    'persondata: passordet kreves': 'begge',
    'persondata: lagringen feilet': 'begge',
    'persondata: endret et annet sted': 'begge',
    'totrinn: appen': 'begge',
    'totrinn: kodene': 'begge',
    'persondata: totrinn er på': 'begge',
    'totrinn: slå av': 'begge',
  },
  '/oppgjoer': {
    oppgjør: 'begge',
    'oppgjør: hvorfor dette beløpet': 'begge',
  },
  '/personvern': {
    personvern: 'begge',
  },
  '/produksjoner': {
    produksjoner: 'begge',
    'produksjoner: forslag til selskap': 'bred',
    'produksjoner: verkstypene': 'bred',
    'produksjoner: sendelisten': 'begge',
    'produksjoner: filtrene på telefon': 'telefon',
    'produksjoner: listen kom ikke': 'begge',
    'produksjoner: uten sendelisten': 'begge',
  },
  '/registrering': {
    'registrering: ukjent hos tjenesten': 'begge',
    registrering: 'begge',
    'registrering: fire ting må rettes': 'begge',
    'registrering: ferdig': 'begge',
    'registrering: ingen svarer': 'telefon',
  },
  '/reset-password/:id': {
    'nytt passord': 'begge',
    'nytt passord: lenken er brukt': 'begge',
    'nytt passord: lenken er ikke hel': 'bred',
  },
  '/tilgjengelighet': {
    tilgjengelighet: 'begge',
  },
  '/koblinger': {
    koblinger: 'bred',
    'koblinger: svaret mangler': 'bred',
  },
  '/totrinn': {
    'totrinn kreves': 'begge',
    'totrinn kreves: appen': 'begge',
    'totrinn kreves: kodene': 'begge',
  },
  '/admin': {
    dashboard: 'begge',
  },
  '/admin/brukere': {
    brukerlisten: 'begge',
  },
  '/admin/brukere/:id': {
    'en bruker': 'begge',
    'bruker: grunnen mangler for å se personnummeret': 'bred',
    'bruker: kontonummeret er åpnet': 'bred',
    'bruker: deaktivere kontoen': 'bred',
    'bruker: nullstille totrinn': 'bred',
  },
  '/admin/brukere/:id/slett': {
    'slette et medlem': 'begge',
    'slette et medlem: slettet': 'begge',
  },
  '/admin/feilet': {
    'feilet e-post og jobber': 'begge',
    'feilet e-post og jobber: viruskontrollen venter': 'begge',
  },
  '/admin/fordeling': {
    fordelingslisten: 'begge',
  },
  '/admin/fordelingen': {
    kjøringer: 'bred',
  },
  '/admin/fordelingen/:id': {
    'kjøring: simulert': 'bred',
    'kjøring: funnene': 'bred',
    'kjøring: godkjent': 'bred',
    'kjøring: sendt til banken': 'bred',
  },
  '/admin/fordelingen/:id/linjer': {
    'kjøring: linjene': 'bred',
  },
  '/admin/fordelingen/planer': {
    fordelingsplaner: 'bred',
  },
  '/admin/fordelingen/planer/:id': {
    'fordelingsplan: en verkstype er åpen': 'bred',
  },
  '/admin/fordelingen/potter': {
    potter: 'bred',
    'potter: feltene som mangler': 'bred',
  },
  '/admin/fordelingen/regnskap': {
    'fordelingens regnskap': 'bred',
  },
  '/admin/innstillinger/:del/:navn?': {
    'innstillinger: infomelding': 'begge',
    'innstillinger: brevene': 'begge',
    'innstillinger: et brev': 'begge',
    'innstillinger: påminnelser': 'begge',
    'innstillinger: en lenke er feil': 'begge',
    'innstillinger: visningsår': 'begge',
    'innstillinger: fagfunksjoner': 'bred',
    'innstillinger: svarfristen er feil': 'begge',
    'innstillinger: oppbevaring': 'bred',
  },
  '/admin/ki': {
    'hvor godt KI treffer': 'begge',
  },
  '/admin/produksjoner': {
    'register: produksjonene': 'begge',
    'register: slette en produksjon': 'begge',
    'register: er i bruk': 'begge',
    'register: ny fra et medlem': 'bred',
  },
  '/admin/produksjoner/:id': {
    'register: en produksjon': 'begge',
    'register: rette tittelen': 'bred',
    'register: to har endret': 'bred',
  },
  '/admin/produksjoner/:id/slaa-sammen': {
    'register: hva den kan slås sammen med': 'begge',
    'register: slå sammen': 'begge',
  },
  '/admin/produksjoner/ny': {
    'register: tittelen mangler': 'begge',
    'register: finnes fra før': 'bred',
  },
  '/admin/produksjonsselskaper': {
    'selskaper: navn uten selskap': 'begge',
  },
  '/admin/produksjonsselskaper/:id': {
    selskap: 'begge',
  },
  '/admin/produksjonsselskaper/ny': {
    'selskap: feil organisasjonsnummer': 'begge',
    'selskap: slettet i Enhetsregisteret': 'bred',
    'selskap: fylt ut av Enhetsregisteret': 'bred',
    'selskap: organisasjonsnummeret er i bruk': 'bred',
  },
  '/admin/registreringer': {
    'registreringer: bare én eiers': 'bred',
    'registreringer: tastene': 'bred',
    'registreringer: hva som blir endret': 'begge',
    'registreringer: endret og angret': 'begge',
    'registreringer: lagret filter': 'begge',
    'registreringer: listen kom ikke': 'bred',
    registreringer: 'begge',
    'registreringer: ingen treff': 'begge',
    'registreringer: flere sider': 'bred',
  },
  '/admin/registreringer/:id': {
    'vurdering: ukjent fagfunksjon': 'begge',
    'vurdering: fraser': 'begge',
    'vurdering: to har endret frasen': 'begge',
    'vurdering: tastene': 'bred',
    'vurdering: med saker': 'bred',
    'vurdering: forslag fra KI': 'begge',
    'vurdering: et annet navn enn medlemmets': 'bred',
    'vurdering: opplysningene': 'begge',
    'vurdering: siden': 'begge',
    'vurdering: klausulene': 'begge',
    'vurdering: ukjent status': 'begge',
    'vurdering: medlemmet har endret': 'begge',
    'vurdering: svar fra medlemmet': 'begge',
    'vurdering: vent til': 'bred',
    'vurdering: noe mangler': 'bred',
    'vurdering: finnes ikke': 'bred',
  },
  '/admin/registreringer/slettet': {
    'registreringer: slettede': 'begge',
  },
  '/admin/saker': {
    'saker: om ett dokument': 'bred',
  },
  '/admin/saker/:nummer': {
    'sak: åpen': 'begge',
    'sak: lukke': 'begge',
    'sak: lukke, bare for oss': 'bred',
    'sak: lukket': 'begge',
    'sak: en annen har svart': 'bred',
    'sak: med notat': 'bred',
    'sak: personnummer i svaret': 'bred',
  },
  '/admin/sendelister': {
    sendelister: 'begge',
    'sendelister: importert': 'begge',
    'sendelister: angre importen': 'begge',
  },
  '/admin/sendelister/:aar': {
    'sendeliste: linjene': 'begge',
  },
  '/admin/sendelister/:aar/avklar': {
    'sendeliste: avklare': 'bred',
    'sendeliste: en annen har avklart': 'bred',
  },
  '/admin/sendelister/ny': {
    'sendeliste: filen': 'begge',
    'sendeliste: kolonnene': 'begge',
    'sendeliste: hva som blir importert': 'begge',
  },
  '*': {
    'menyen på telefon': 'telefon',
    'nytt og hjelp': 'begge',
    'finnes ikke: uten innlogging': 'begge',
    'finnes ikke: medlem': 'begge',
    'finnes ikke: saksbehandler': 'begge',
    'siden lot seg ikke hente': 'begge',
    'portalen er oppdatert': 'begge',
    'ingen tilgang': 'begge',
  },
} as const satisfies Record<string, Record<string, Bredde>>

type Skjermer = typeof tilstander
export type Tilstand = { [Skjerm in keyof Skjermer]: keyof Skjermer[Skjerm] }[keyof Skjermer]

export const bredder: Record<Tilstand, Bredde> = Object.assign({}, ...Object.values(tilstander))
