import type { KiFelt, KiLesing, KiMerknad, Klausulvariant } from '@rp/contract/ki'

const antallOrd = (antall: number, en: string, flere: string) => `${antall} ${antall === 1 ? en : flere}`

/** Every word about what KI reads and proposes. */
export const kiText = {
  overskrift: 'Forslag fra KI',
  /** To the letter (issue 4). */
  merke: 'Foreslått av KI – sjekk',
  sikker: 'sikker',
  usikker: 'usikker',
  foreslaar: (verdi: string) => `KI foreslår: ${verdi}`,
  leste: (verdi: string) => `KI leste: ${verdi}`,
  stemmer: 'Stemmer',
  fjern: 'Fjern',
  bruk: 'Bruk',
  forkast: 'Forkast',
  beholdMitt: 'Behold mitt',
  leggTil: 'Legg til',
  vis: (side: number) => `Vis på side ${side}`,
  ingenFunn: 'KI har lest dokumentet, men fant ingen opplysninger å foreslå. Fyll inn feltene selv.',
  sjekket: 'KI har lest dokumentet, og forslagene er gått gjennom.',
  oppsummering: (fyltUt: number, venter: number) =>
    [
      'KI har lest dokumentet.',
      fyltUt > 0 && `${antallOrd(fyltUt, 'felt', 'felt')} er fylt inn.`,
      venter > 0 && `${antallOrd(venter, 'forslag', 'forslag')} venter på at du velger.`,
    ]
      .filter(Boolean)
      .join(' '),
  laastOppsummering: 'KI har lest dokumentet. Forslagene kan ikke lenger endres.',
  godtaAlle: (antall: number) => `Godta alle sikre (${antall})`,
  godtaAlleHva: 'Merker det KI er sikker på, som sjekket av deg. Feltene endres ikke.',
  fantOgsaa: 'KI fant også',
  fantOgsaaHva: 'Hører dette med, så legg det til som en registrering.',
  episoder: (antall: number) => antallOrd(antall, 'episode', 'episoder'),
  lesPaaNytt: 'Les på nytt',
  lesMedKi: 'La KI lese dokumentet',
  stemmerIkke: 'Stemmer det dårlig, kan KI lese dokumentet en gang til. Det du har skrevet, blir ikke rørt.',
  skjer: {
    venter: 'KI skal lese dokumentet. Det venter på tur.',
    venterTil: (klokkeslett: string) =>
      `KI har lest mange dokumenter for deg den siste timen. Dette leses tidligst kl. ${klokkeslett}, og du trenger ikke gjøre noe.`,
    leser: (side: number, av: number) =>
      av > 0 ? `KI leser side ${side} av ${av}.` : 'KI leser dokumentet.',
    finner: 'KI har lest sidene og finner opplysninger.',
    imens: 'Du kan fylle inn selv imens. Det du skriver, blir ikke rørt.',
  },
  feilet: {
    for_lang_tid: 'KI brukte for lang tid på dokumentet og måtte gi opp.',
    for_mye_minne: 'Dokumentet ble for stort for KI.',
    uleselig: 'KI klarte ikke å lese dokumentet. Er sidene uskarpe, kan du legge til skarpere bilder.',
    avbrutt: 'Lesingen ble avbrutt før KI var ferdig.',
    intern: 'Noe gikk galt mens KI leste.',
  } satisfies Record<NonNullable<KiLesing['feil']>, string>,
  feiletHva: 'Dokumentet er lagret som det var. Prøv igjen, eller fyll inn feltene selv.',
  reserve:
    'Den ytre KI-tjenesten svarte ikke som den skulle. Portalens egen KI har lest dokumentet i stedet.',
  utelatt: (sider: number) =>
    `KI kom ikke gjennom hele dokumentet. ${antallOrd(sider, 'side er', 'sider er')} ikke lest.`,
  klarMensDuSkrev: 'KI er ferdig og har forslag. Det du holder på med, er ikke rørt.',
  hentForslag: 'Vis forslagene',
  merknad: 'det KI har lagt merke til',
  hentFeilet: 'Vi fikk ikke hentet det KI har lest.',
  proevIgjen: 'Prøv igjen',
  svarFeilet: 'Vi fikk ikke lagret svaret ditt på forslaget.',
  hjelp: 'Hva gjør KI?',
  hjelpAvsnitt: [
    'KI leser dokumentet og foreslår hva som skal stå i feltene. Bare tomme felt blir fylt inn. De lagres med en gang og er merket til noen har sett på dem. Det du har skrevet selv, blir aldri endret.',
    'Sikker betyr at KI nesten alltid har rett. Usikker betyr at du bør se etter i dokumentet først. Trykk «Vis på side …», så ser du stedet KI leste.',
    '«Stemmer» tar bort merket. «Fjern» tømmer feltet. «Bruk» setter forslaget inn i feltet. Har du endret et felt, må du trykke «Lagre» etterpå.',
    'KI bestemmer ingenting. En saksbehandler ser på dokumentet etterpå.',
  ],
} as const

export const feltnavn: Record<KiFelt, string> = {
  arbeidstaker: 'Arbeidstaker',
  produksjonsselskap: 'Produksjonsselskap',
  produksjon: 'Produksjon',
  fagfunksjon: 'Fagfunksjon',
  episoder: 'Episoder',
  rettighetsklausul: 'Rettighetsklausul',
  signaturRH: 'Signatur fra arbeidstaker',
  signaturPC: 'Signatur fra produksjonsselskap',
  status: 'Status',
}

/** What the person should know, and what they can do. KI sees badly at times: it says what it found, never what holds. */
export const merknadText: Record<KiMerknad['kode'], string> = {
  ikke_kontrakt:
    'KI ser ingen avtale i dokumentet. Er det lastet opp ved en feil, kan du slette det og laste opp avtalen. Er det annen dokumentasjon på arbeidet ditt, lar du det bare ligge.',
  tillegg:
    'Dette ser ut som et tillegg til en avtale. Har du hovedavtalen, kan du legge den til under «Legg til sider».',
  mangler_side:
    'Det kan se ut som en side mangler. Har du alle sidene, kan du legge dem til under «Legg til sider».',
  mangler_signatur_arbeidstaker:
    'KI finner ikke signaturen din. Har du en signert utgave, kan du legge den til under «Legg til sider».',
  mangler_signatur_selskap:
    'KI finner ingen signatur fra produksjonsselskapet. Har du en signert utgave, kan du legge den til under «Legg til sider».',
  annet_personnummer:
    'Det står et annet personnummer i dokumentet enn ditt. Sjekk at du har lastet opp din egen avtale.',
  ikke_godkjent_fagfunksjon:
    'KI finner ingen fagfunksjon fra fordelingsplanen i dokumentet. Finner du din i listen under «Fagfunksjon», så velg den.',
  mangler_episoder:
    'KI finner ikke antall episoder for alt arbeidet i dokumentet. Fyll inn det som mangler under «Episoder».',
  lite_lesbart:
    'Noen av sidene er vanskelige å lese. Har du skarpere bilder, kan du legge dem til under «Legg til sider».',
  mange_sider:
    'Dokumentet er for langt til at KI leser alt. Sjekk selv om det står noe viktig på sidene den ikke har lest.',
  ulest_side: 'KI klarte ikke å lese alle sidene. Se gjennom dokumentet selv.',
}

export const klausulText: Record<Klausulvariant, string> = {
  '1a': 'klausul 1a',
  '1b': 'klausul 1b',
  '2': 'klausul 2',
  '3': 'klausul 3',
  EN: 'engelsk klausul 1a',
  'buy-out': 'full overdragelse',
  taus: 'avtalen sier ingenting om rettigheter',
  motstridende: 'klausulene motsier hverandre',
  NRK: 'kringkasterens egne vilkår',
  ikke_kontrakt: 'ikke en kontrakt',
}

/** What staff are told beside their own switches. */
export const stabText = {
  sikker: kiText.sikker,
  usikker: kiText.usikker,
  bruk: kiText.bruk,
  godtaAlleHva:
    'Setter signaturer og rettigheter i skjemaet, og merker feltene som sjekket. Statusen velger du selv. Husk å lagre.',
  signert: 'KI: signert',
  ikkeSignert: 'KI: ingen signatur funnet',
  klausul: (klausul: string, iBehold: boolean | null | undefined) => {
    if (iBehold == null) return `KI: ${klausul}`
    return `KI: ${klausul}, ${iBehold ? 'økonomiske rettigheter i behold' : 'bare ideelle rettigheter'}`
  },
  status: (status: string) => `KI foreslår ${status}`,
  spraak: {
    nb: 'Dokumentet er på bokmål.',
    nn: 'Dokumentet er på nynorsk.',
    en: 'Dokumentet er på engelsk.',
  },
} as const

/** The remarks as staff read them: about somebody else's document. */
export const stabMerknadText: Record<KiMerknad['kode'], string> = {
  ikke_kontrakt: 'KI ser ingen avtale i dokumentet.',
  tillegg: 'KI leser dette som et tillegg til en annen avtale.',
  mangler_side: 'Det kan se ut som en side mangler.',
  mangler_signatur_arbeidstaker: 'KI finner ingen signatur fra arbeidstakeren.',
  mangler_signatur_selskap: 'KI finner ingen signatur fra produksjonsselskapet.',
  annet_personnummer: 'Det står et annet personnummer i dokumentet enn medlemmets eget.',
  ikke_godkjent_fagfunksjon: 'KI finner ingen godkjent fagfunksjon i dokumentet.',
  mangler_episoder: 'KI finner ikke antall episoder for alt arbeidet i dokumentet.',
  lite_lesbart: 'Noen av sidene er vanskelige å lese. Se ekstra nøye på forslagene.',
  mange_sider: 'Dokumentet er for langt til at KI leser alt. Se selv gjennom sidene den ikke har lest.',
  ulest_side: 'KI klarte ikke å lese alle sidene. Se gjennom dokumentet selv.',
}
