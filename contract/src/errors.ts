import * as z from 'zod/mini'

/** Every error the API answers with, and its HTTP status. */
export const errorStatus = {
  ugyldig_foresporsel: 400,
  mangler_felt: 400,
  ikke_innlogget: 401,
  feil_innlogging: 401,
  ingen_tilgang: 403,
  beskyttet_felt: 403,
  krever_nytt_passord: 403,
  krever_andre_faktor: 403,
  feil_passord: 403,
  feil_kode: 403,
  krever_totrinn: 403,
  krever_koblingsvar: 403,
  krever_valgt_passord: 403,
  krever_robotsjekk: 403,
  konto_deaktivert: 403,
  ikke_funnet: 404,
  enhet_ikke_funnet: 404,
  for_sakte: 408,
  finnes_fra_foer: 409,
  laast_dokument: 409,
  svar_i_skjemaet: 409,
  krever_bekreftelse: 409,
  konflikt: 409,
  visningsaar_finnes: 409,
  visningsaar_i_bruk: 409,
  visningsaar_gjelder: 409,
  sak_endret: 409,
  sak_intern: 409,
  produksjon_finnes: 409,
  produksjon_i_bruk: 409,
  samme_produksjon: 409,
  sammenslaaing_borte: 409,
  selskap_finnes: 409,
  selskap_i_bruk: 409,
  samme_selskap: 409,
  orgnr_i_bruk: 409,
  enhetsregisteret_av: 409,
  ki_av: 409,
  forslag_foreldet: 409,
  venter_viruskontroll: 409,
  virus_funnet: 409,
  viruskontroll_av: 409,
  tittel_laast: 409,
  personnummer_i_bruk: 409,
  epost_i_bruk: 409,
  siste_administrator: 409,
  egen_tilgang: 409,
  egen_totrinn: 409,
  totrinn_paa: 409,
  totrinn_av: 409,
  egen_sletting: 409,
  konto_deaktivert_stab: 409,
  import_angret: 409,
  plan_laast: 409,
  plan_valgt: 409,
  pott_laast: 409,
  kjoering_frosset: 409,
  kjoering_ikke_simulert: 409,
  kjoering_ikke_kontrollert: 409,
  kjoering_foreldet: 409,
  funn_aapne: 409,
  funn_endret: 409,
  egen_kjoering: 409,
  egen_konto: 409,
  ny_administrator: 409,
  korreksjon_umulig: 409,
  korreksjon_for_stor: 409,
  ingen_betalinger: 409,
  betaler_mangler: 409,
  avvist_konto_i_filen: 409,
  foreldet: 409,
  ikke_frigitt: 409,
  bankstatus_uleselig: 400,
  oidc_av: 409,
  oidc_avbrutt: 409,
  oidc_uklar: 409,
  oidc_avvist: 403,
  oidc_for_svak: 403,
  oidc_utloept: 410,
  lenke_ugyldig: 410,
  innlogging_utloept: 410,
  totrinn_utloept: 410,
  enhet_fjernet: 410,
  for_stor: 413,
  foresporsel_for_stor: 413,
  fil_for_stor: 413,
  for_mange_filer: 413,
  for_mange_sider: 413,
  liste_for_stor: 413,
  feil_innholdstype: 415,
  fil_feil_type: 415,
  side_feil_type: 415,
  fil_heic: 415,
  liste_feil_type: 415,
  liste_gammel_excel: 415,
  liste_tom: 422,
  liste_uleselig: 422,
  liste_mangler_tittel: 422,
  ingen_filer: 422,
  mangler_tittel: 422,
  fil_kryptert: 422,
  fil_skadet: 422,
  fil_xfa: 422,
  fil_portefoelje: 422,
  fil_har_vedlegg: 409,
  signatur_brytes: 409,
  fil_tom: 422,
  fil_bilde_for_stort: 422,
  fil_utpakket_for_stor: 422,
  fil_tok_for_lang_tid: 422,
  passord_for_kort: 422,
  passord_for_langt: 422,
  passord_vanlig: 422,
  passord_er_eposten: 422,
  passord_uendret: 422,
  krever_grunn: 422,
  personnummer_lengde: 422,
  personnummer_syntetisk: 422,
  epost_uendret: 422,
  robotsjekk: 422,
  hemmelig_nummer: 422,
  noekkel_brukt: 422,
  for_mange_forsoek: 429,
  for_mange_nummer: 429,
  egen_opplastingskoe: 429,
  avbrutt: 499,
  intern_feil: 500,
  personnummer_ikke_hentet: 500,
  internasjonal_id_ikke_hentet: 500,
  produksjon_ikke_opprettet: 500,
  enhetsregisteret_uleselig: 502,
  database_utilgjengelig: 503,
  database_full: 503,
  travelt: 503,
  portalen_stopper: 503,
  lager_utilgjengelig: 503,
  fil_utilgjengelig: 503,
  enhetsregisteret_nede: 503,
  oidc_nede: 503,
  enhetsregisteret_tregt: 504,
  lager_fullt: 507,
} as const

export type ErrorCode = keyof typeof errorStatus

/**
 * The sentence a person reads: what happened, and what to do next. `{navn}` and the like are filled in from the error.
 * A code without a sentence does not compile.
 */
export const errorMessage: Record<ErrorCode, string> = {
  ugyldig_foresporsel: 'Noe i det du sendte, er ikke gyldig. Kontroller feltene og prøv igjen.',
  mangler_felt: 'Fyll inn {felt}.',
  ikke_innlogget: 'Du er ikke logget inn. Logg inn og prøv igjen.',
  feil_innlogging: 'E-posten eller passordet er feil. Prøv igjen, eller lag et nytt passord.',
  ingen_tilgang: 'Du har ikke tilgang til dette.',
  beskyttet_felt: 'Status, signaturer og rettigheter kan bare endres av oss. Ingenting ble lagret.',
  krever_nytt_passord: 'Skriv inn passordet ditt på nytt for å gjøre denne endringen.',
  krever_andre_faktor:
    'Dette krever totrinnsinnlogging. Slå den på under Din data, logg inn på nytt med en kode, og prøv igjen.',
  feil_passord: 'Passordet er feil. Prøv igjen.',
  feil_kode: 'Koden er feil eller brukt før. Vent til appen viser en ny kode, og prøv igjen.',
  krever_robotsjekk: 'Noen har prøvd mange passord her. Bekreft at du ikke er en robot, og logg inn igjen.',
  krever_koblingsvar: 'Si først hvilke innloggingstjenester som skal kunne åpne kontoen din.',
  krever_valgt_passord:
    'Velg et nytt passord. Det gamle kan være kjent av den som registrerte kontoen, og det trenger ikke være deg.',
  krever_totrinn: 'Du må slå på totrinnsinnlogging før du kan fortsette.',
  egen_totrinn:
    'Du kan ikke nullstille din egen totrinnsinnlogging. Slå den av på siden Din data, eller be en kollega om hjelp.',
  totrinn_paa: 'Totrinnsinnlogging er slått på fra før.',
  totrinn_av: 'Totrinnsinnlogging er ikke slått på.',
  innlogging_utloept: 'Det tok for lang tid, eller noe er endret på kontoen din. Logg inn på nytt.',
  totrinn_utloept: 'QR-koden gjelder ikke lenger. Begynn på nytt, og skann den nye.',
  konto_deaktivert: 'Kontoen din er stengt. Skriv til {kontaktadresse}, så hjelper vi deg.',
  ikke_funnet: 'Vi finner ikke det du ber om. Det kan være slettet.',
  finnes_fra_foer:
    'Vi kunne ikke opprette kontoen. Er du registrert fra før, kan du logge inn eller lage et nytt passord. Er du ikke det, skriv til {kontaktadresse}, så finner vi ut av det.',
  laast_dokument:
    'Dokumentet er ferdig behandlet og kan ikke endres eller slettes. Er noe feil, så skriv til oss.',
  svar_i_skjemaet: 'Fyll inn eller legg til det vi har bedt om i dokumentet. Da ser vi at du har svart.',
  krever_bekreftelse: 'Noe mangler eller er ikke vurdert. Skriv hvorfor dokumentet skal godkjennes likevel.',
  konflikt: 'Noen andre har endret dette siden du åpnet det. Last siden på nytt og prøv igjen.',
  visningsaar_finnes: 'Året står i listen fra før. Endre raden som er der.',
  visningsaar_i_bruk:
    'Visningsåret {aar} har en sendeliste og kan ikke slettes. Angre importen av sendelisten først.',
  visningsaar_gjelder: 'Visningsåret {aar} er det portalen fordeler for, og kan ikke slettes.',
  sak_intern:
    'Denne saken er bare for oss, og svaret ville gått til den som har kontoen. Skriv et notat, og svar på e-post utenfor saken.',
  sak_endret: 'Saken er endret siden du åpnet den. Les det som er nytt, og velg hva du vil gjøre.',
  produksjon_finnes:
    'Registeret har allerede en produksjon med samme tittel, sesong og premiere. Endre den, eller slå de to sammen.',
  produksjon_i_bruk:
    '«{tittel}» er i bruk: {bruk}. Slå den sammen med en annen produksjon hvis den skal bort.',
  samme_produksjon: 'En produksjon kan ikke slås sammen med seg selv. Velg en annen.',
  sammenslaaing_borte:
    'Sammenslåingen er angret allerede, eller den er mer enn 30 dager gammel. Last siden på nytt.',
  selskap_finnes: 'Registeret har allerede et selskap med dette navnet. Endre det, eller slå de to sammen.',
  selskap_i_bruk: '«{navn}» er i bruk: {bruk}. Slå det sammen med et annet selskap hvis det skal bort.',
  samme_selskap: 'Et selskap kan ikke slås sammen med seg selv. Velg et annet.',
  orgnr_i_bruk: 'Organisasjonsnummeret står på «{navn}» fra før. Er det samme selskap, så slå dem sammen.',
  ki_av: 'KI er slått av i portalen. Fyll inn feltene selv.',
  forslag_foreldet: 'KI har lest dokumentet på nytt siden du åpnet det. Se over de nye forslagene.',
  enhetsregisteret_av: 'Oppslag i Enhetsregisteret er ikke slått på. Fyll inn feltene selv.',
  enhet_ikke_funnet:
    'Enhetsregisteret har ingen enhet med dette organisasjonsnummeret. Kontroller nummeret, eller fyll inn feltene selv.',
  enhet_fjernet: 'Enheten er fjernet fra Enhetsregisteret. Kontroller nummeret, eller fyll inn feltene selv.',
  enhetsregisteret_uleselig:
    'Enhetsregisteret svarte noe vi ikke forstår. Prøv igjen om litt, eller fyll inn feltene selv.',
  enhetsregisteret_nede:
    'Vi får ikke kontakt med Enhetsregisteret akkurat nå. Prøv igjen om litt, eller fyll inn feltene selv.',
  enhetsregisteret_tregt:
    'Enhetsregisteret brukte for lang tid på å svare. Prøv igjen om litt, eller fyll inn feltene selv.',
  tittel_laast: 'Tittelen endres ikke her. Velg «Rett tittelen». Ingenting ble lagret.',
  personnummer_i_bruk:
    'Kunne ikke oppdatere personnummer. Nummeret kan ikke brukes på denne kontoen. Er det ditt, så skriv til oss.',
  epost_i_bruk: 'Adressen er tatt i bruk av en annen konto. Velg en annen adresse.',
  siste_administrator:
    'Dette er den siste administratoren. Gi rollen til en annen først, så kan du endre denne.',
  egen_tilgang: 'Du er i ferd med å ta fra deg selv tilgangen. Bekreft at det er det du vil.',
  egen_sletting: 'Du kan ikke slette din egen konto. Be en annen administrator om det.',
  konto_deaktivert_stab: 'Kontoen er deaktivert. Aktiver den før du sender en lenke.',
  import_angret: 'Denne importen er angret allerede. Last siden på nytt.',
  plan_laast:
    'Planen er i bruk i en kjøring og kan ikke endres eller slettes. Lag en ny utgave av den i stedet.',
  plan_valgt: 'Planen er valgt i en kjøring og kan ikke slettes. Velg en annen plan i kjøringen først.',
  pott_laast:
    'Potten er med i en kjøring eller en frigivelse. Den kan ikke slettes eller gjelde noe annet. Ta den ut først.',
  kjoering_frosset:
    'Kjøringen er godkjent og kan ikke endres mer. Er noe feil, så rett det i en senere kjøring.',
  kjoering_ikke_simulert: 'Kjøringen er ikke simulert. Simuler den først.',
  kjoering_ikke_kontrollert:
    'Kjøringen er ikke kontrollert. En kollega må gå gjennom funnene og si at den er klar.',
  kjoering_foreldet: 'Noe kjøringen regner med, er endret siden den ble simulert. Simuler den på nytt.',
  funn_endret: 'En kollega har avgjort funnet siden du åpnet siden. Se hva som står der nå.',
  funn_aapne: 'Noen funn er ikke avgjort. Avgjør dem først.',
  egen_kjoering: 'Du har selv vært med på å lage dette. En annen administrator må godkjenne det.',
  egen_konto: 'Dette er din egen konto. En annen administrator må si at den kan brukes igjen.',
  ny_administrator: 'Du ble administrator etter at dette ble laget. En annen må godkjenne det.',
  korreksjon_umulig:
    'Denne linjen kan ikke korrigeres. Du korrigerer linjer med krav i en godkjent kjøring, så lenge rettighetshaveren ikke er slettet.',
  korreksjon_for_stor: 'Du kan ikke kreve tilbake mer enn linjen har gitt.',
  ingen_betalinger: 'Det er ingenting å betale nå.',
  avvist_konto_i_filen: 'Banken har avvist en konto i filen. Lag en ny fil.',
  betaler_mangler: 'Den som drifter portalen, må sette PAYER_ACCOUNT og PAYER_BIC.',
  foreldet: 'Noe er endret siden du åpnet siden. Last den på nytt.',
  ikke_frigitt: 'Filen er ikke frigitt ennå.',
  bankstatus_uleselig: 'Velg en statusfil (pain.002), eller en CSV-fil med referanse og grunn.',
  oidc_av: 'Denne måten å logge inn på er ikke slått på. Logg inn med e-post og passord.',
  oidc_avbrutt: 'Innloggingen ble avbrutt. Prøv igjen, eller logg inn med e-post og passord.',
  oidc_uklar:
    'Innloggingen din hører til en annen konto enn før. Vi har fått vite det og ser på saken. Logg inn med e-post og passord, eller skriv til {kontaktadresse}, så hjelper vi deg.',
  oidc_avvist:
    'Innloggingstjenesten sa ikke hvem du er på en måte vi kan stole på. Prøv igjen, eller logg inn med e-post og passord.',
  oidc_for_svak:
    'Innloggingen var ikke sikker nok. Prøv igjen og velg en sikrere måte hos innloggingstjenesten, for eksempel BankID.',
  oidc_utloept: 'Innloggingen tok for lang tid, eller ble begynt i en annen nettleser. Prøv igjen.',
  oidc_nede:
    'Vi får ikke kontakt med innloggingstjenesten akkurat nå. Logg inn med e-post og passord, eller prøv igjen om litt.',
  lenke_ugyldig: 'Lenken er brukt, for gammel eller erstattet. Bruk den nyeste, eller be om en ny.',
  foresporsel_for_stor: 'Det du sendte, er for langt. Kort det ned og prøv igjen.',
  side_feil_type:
    'Kun PDF- og bildefiler (PNG, JPG, JPEG) kan legges til som sider. «{navn}» er en annen type fil.',
  for_stor: 'Det du sendte, er for stort. Hele opplastingen kan være {maks}. Last opp færre filer om gangen.',
  fil_for_stor: 'Filen {navn} er for stor. Maksimal størrelse er {maks}.',
  for_mange_filer: 'Du kan laste opp {maks} filer om gangen. Ta bort noen og prøv igjen.',
  for_mange_sider:
    '«{navn}» har for mange sider. Et dokument kan ha {maks} sider. Del det opp og prøv igjen.',
  feil_innholdstype: 'Forespørselen har en innholdstype vi ikke tar imot.',
  fil_feil_type: 'Kun PDF, PNG og JPG/JPEG filer er tillatt. «{navn}» er en annen type fil.',
  fil_heic:
    'Kun PDF, PNG og JPG/JPEG filer er tillatt. «{navn}» er et HEIC-bilde. Lagre det som JPG, eller ta et nytt bilde med formatet «Mest kompatibel».',
  liste_for_stor:
    'Listen er for stor. En fil kan ha {rader} rader og være {maks}. Del den opp og prøv igjen.',
  liste_feil_type: 'Filen er ikke en liste vi kan lese. Send den som CSV eller Excel (.xlsx).',
  liste_gammel_excel:
    'Filen er i det gamle Excel-formatet (.xls) eller beskyttet med passord. Åpne den, lagre den som .xlsx uten passord, og prøv igjen.',
  liste_tom: 'Listen er tom. Velg en annen fil eller et annet ark.',
  liste_uleselig:
    'Vi fikk ikke lest listen. Filen kan være skadet. Lagre den på nytt som CSV eller .xlsx og prøv igjen.',
  liste_mangler_tittel: 'Velg hvilken kolonne som har tittelen.',
  ingen_filer: 'Velg minst én fil.',
  mangler_tittel: 'Please provide a title for the file(s).',
  fil_kryptert: '«{navn}» er beskyttet med passord. Lagre en kopi uten passord og last opp den.',
  fil_skadet: '«{navn}» er skadet og lar seg ikke åpne. Lagre eller skann dokumentet på nytt.',
  fil_xfa:
    '«{navn}» er et skjema som bare Adobe Acrobat kan vise. Åpne det der, velg Skriv ut og lagre det som PDF. Last opp den filen.',
  fil_portefoelje:
    '«{navn}» er flere filer i én, som en portefølje. Åpne den i Adobe Acrobat, lagre avtalen som en egen PDF og last opp den.',
  fil_har_vedlegg:
    '«{navn}» har andre filer vedlagt inni seg. De blir ikke med i dokumentet. Last dem opp for seg om de hører til avtalen, og bekreft at resten skal sendes.',
  signatur_brytes:
    '«{navn}» er signert digitalt, og signaturen gjelder ikke lenger når filen settes sammen med andre eller må renses. Last opp filen alene, som et eget dokument, eller bekreft at den skal sendes likevel.',
  fil_tom: '«{navn}» er tom. Velg filen på nytt.',
  fil_bilde_for_stort:
    'Bildet «{navn}» er for stort (for mange piksler). Lagre det i en mindre størrelse og prøv igjen.',
  fil_utpakket_for_stor:
    '«{navn}» blir for stor når den pakkes ut. Skann dokumentet på nytt, eller lagre det som en ny og mindre PDF.',
  fil_tok_for_lang_tid: '«{navn}» er for tung for oss å lese. Skann dokumentet på nytt, eller skriv til oss.',
  passord_for_kort: 'Passordet må ha minst {minst} tegn. Bruk gjerne en setning du husker.',
  passord_for_langt: 'Passordet kan ha høyst {maks} tegn.',
  passord_vanlig: 'Passordet er et av de vanligste og lett å gjette. Velg et annet.',
  passord_uendret: 'Dette er passordet kontoen har fra før. Velg et annet.',
  passord_er_eposten: 'Passordet kan ikke være e-postadressen din. Velg et annet.',
  krever_grunn: 'Skriv hvorfor du trenger å se eller endre nummeret, med minst fem bokstaver.',
  personnummer_lengde: 'Personnummer må være nøyaktig 11 siffer.',
  personnummer_syntetisk: 'Dette er et testnummer. Skriv inn ditt eget personnummer.',
  epost_uendret: 'Dette er adressen du har fra før.',
  robotsjekk: 'Vennligst bekreft at du ikke er en robot.',
  hemmelig_nummer:
    'Teksten ser ut til å ha et {nummer}. Slike numre skal ikke stå her. Ta det bort og prøv igjen.',
  noekkel_brukt: 'Ingenting ble lagret. Se hva som har kommet fram, og send på nytt.',
  for_mange_forsoek: 'Det ble for mange forsøk. Vent {vent} og prøv igjen.',
  for_mange_nummer:
    'Du har sett {antall} numre den siste timen, og får ikke se flere nå. Vent {vent} og prøv igjen. Vi har sagt fra til en annen administrator.',
  egen_opplastingskoe: 'Du har mange opplastinger i gang. Vent til noen av dem er ferdige, og prøv igjen.',
  for_sakte:
    'Sendingen gikk for sakte og ble avbrutt. Ingenting ble lagret. Prøv igjen der nettet er bedre, eller send færre filer om gangen.',
  avbrutt: 'Sendingen ble avbrutt. Ingenting ble lagret. Prøv igjen.',
  intern_feil: 'Noe gikk galt hos oss. Det du skrev, er ikke lagret. Prøv igjen om litt.',
  personnummer_ikke_hentet: 'Kunne ikke hente personnummer',
  internasjonal_id_ikke_hentet: 'Vi fikk ikke hentet det internasjonale ID-nummeret. Skriv til oss.',
  produksjon_ikke_opprettet: 'Kunne ikke opprette produksjon',
  database_utilgjengelig: 'Vi får ikke kontakt med registeret akkurat nå. Vent et øyeblikk og prøv igjen.',
  database_full:
    'Registeret har ikke plass til mer akkurat nå. Ingenting ble lagret. Prøv igjen senere, eller skriv til oss.',
  travelt: 'Portalen har mye å gjøre akkurat nå. Ingenting ble lagret. Vent et øyeblikk og prøv igjen.',
  venter_viruskontroll: 'Filen venter på viruskontroll. Du kan åpne den når kontrollen er ferdig.',
  virus_funnet:
    'Viruskontrollen fant noe skadelig i en av filene, så ingen kan åpne dem. Slett dokumentet, og last opp en ny skanning eller et nytt bilde av avtalen.',
  viruskontroll_av: 'Viruskontrollen er slått av, så filen kan ikke kontrolleres nå.',
  portalen_stopper:
    'Portalen starter på nytt akkurat nå. Ingenting ble lagret. Vent et øyeblikk og prøv igjen.',
  lager_utilgjengelig: 'Vi får ikke lagret filer akkurat nå. Ingenting ble lagret. Prøv igjen om litt.',
  fil_utilgjengelig: 'Vi får ikke hentet filen akkurat nå. Prøv igjen om litt.',
  lager_fullt:
    'Vi har ikke plass til flere filer akkurat nå. Ingenting ble lagret. Prøv igjen senere, eller skriv til oss.',
}

/**
 * Who has saved something meanwhile, as the caller may know them and as a sentence begins with them; `deg`: they did it themselves, as
 * in another tab. Seconds as the server counts them, since a person's own clock may be wrong.
 */
export const EndretAv = z.object({ navn: z.string(), deg: z.boolean(), sekunderSiden: z.number() })
export type EndretAv = z.infer<typeof EndretAv>

/** Body of every error answer (spec-notes, "Routes and paths"). */
export const Feilsvar = z.object({
  message: z.string(),
  code: z.string(),
  /** Field path -> sentence, where the fault lies in named fields. */
  felt: z.optional(z.record(z.string(), z.string())),
  /** The object as it stands now, with code `konflikt`; or the one that is there already. */
  gjeldende: z.optional(z.unknown()),
  /** With code `konflikt`, where the history tells it. */
  av: z.optional(EndretAv),
})
export type Feilsvar = z.infer<typeof Feilsvar>

/** Fills `{name}` placeholders of a code's sentence; an unknown name leaves the sentence readable. */
export function sentence(code: ErrorCode, values: Readonly<Record<string, string>> = {}): string {
  return errorMessage[code].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '…')
}
