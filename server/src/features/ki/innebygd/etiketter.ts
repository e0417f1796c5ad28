import { tolkFunksjon } from './fagord.ts'
import { distance, fold } from './likhet.ts'
import { tallord } from './tall.ts'

/** What a label of a contract, a form or a table asks for. */
export type Rolle =
  | 'person'
  | 'navn'
  | 'etternavn'
  | 'fornavn'
  | 'selskap'
  | 'annetSelskap'
  | 'tittel'
  | 'arbeidstittel'
  | 'sesong'
  | 'episoder'
  | 'omfang'
  | 'funksjon'
  | 'funksjonNoe'
  | 'sjanger'
  | 'periode'
  | 'orgnr'
  | 'annet'

/** Words separated by | ; each as it is written in bokmål, nynorsk and English, the definite form too. */
const words: Record<Rolle, string> = {
  person:
    'arbeidstaker|arbeidstakeren|arbeidstakar|arbeidstakaren|oppdragstaker|oppdragstakeren|oppdragstakar|oppdragstakaren|medarbeider|' +
    'etternavn fornavn|etternamn førenamn|fornavn etternavn|førenamn etternamn|last name first name|surname first name|crewmedlem|crewmedlemmet|teammedlem|medarbeideren|medarbeidar|medarbeidaren|engasjert|den engasjerte|engasjerte|engasjert medarbeider|engasjert medarbeidar|ansatt|den ansatte|' +
    'ansatte|tilsett|den tilsette|tilsette|frilanser|frilanseren|frilansar|frilansaren|crew member|the crew member|crewmember|employee|' +
    'the employee|contractor|the contractor|independent contractor|freelancer|the freelancer|freelance|artist|the artist|kontraktør|contributor|the contributor|bidragsyter|bidragsyteren|bidragsytar|bidragsytaren|' +
    'navn på arbeidstaker|navn på ansatt|arbeidstakers navn|arbeidstakarens namn|navn på oppdragstaker|navn på medarbeider|name of employee|' +
    'name of crew member|crew member name|employee name|kunstneren|utøver|utøveren|lønnsmottaker|lønsmottakar|the consultant|consultant|' +
    'the individual|individual|engaged person|the engaged|person|personalia|personopplysninger|personopplysningar|filmarbeideren|filmarbeidaren|filmskaper|filmskaperen|filmskapar|filmskaparen|filmmaker|the filmmaker|the director|the writer|the editor|the designer|the photographer|the supplier|supplier|the artist|rettighetshaver|rettighetshaveren|' +
    'rettshavar|rettshavaren|opphavsperson|opphaveren|opphavsmann|opphavsmannen|hired person|worker|the worker|ansattnavn|partner|medvirkende|hvem|kven|who|hvem er du|kven er du|who are you|hvem gjelder det|hvem gjelder avtalen|hvem engasjeres|hvem ansettes|talent|artist name|hired crew|lender of services|opphaver|opphavar|medlem|rettighetsholder|honorarmottaker|honorarmottakar|mottaker av honorar|lønnstaker|ansatt medarbeider|innleid|innleigd|innleid medarbeider|innleid person|key person|nøkkelperson|navngitt person|named individual|hyre|crew|stabsmedlem|name of crew|name of freelancer|name of contractor|engasjerte person|navn på den engasjerte|utførende|utøvende|utførast av|utføres av|utført av|performed by|utførende person|konsulent|konsulenten|fagarbeider|kunstner|kontraktspart|avtalepart|motpart|ressurs|ressursperson|navngitt utøver|named artist|named crew|hired|who is hired|hvem er engasjert|hvem er ansatt|personnel|worker name|name of worker|person som utfører|person som utfører arbeidet|utføres personlig av|vi har i dag ansatt|vi har engasjert|vi har tilsatt|we have engaged|eksemplar for|utskriften gjelder|ansatt person|mannskap|medvirkende kunstner|utøvende kunstner|navn på kunstner|ditt navn|navnet ditt|ditt namn|namnet ditt|your name',
  etternavn: 'etternavn|etternamn|surname|last name|family name|slektsnavn',
  fornavn:
    'fornavn|førenamn|fornavn og mellomnavn|first name|given name|first names|fornavn mellomnavn|forename',
  navn: 'fornavn og etternavn|førenamn og etternamn|navn|namn|name|fullt navn|fullt namn|full name|fornavn mellomnavn etternavn|fornavn mellomnavn og etternavn|førenamn mellomnamn etternamn|førenamn mellomnamn og etternamn|first middle last name|first middle and last name|navn og adresse|namn og adresse|name and address|etternavn fornavn|for- og etternavn',
  selskap:
    'arbeidsgiver|arbeidsgiveren|arbeidsgivar|arbeidsgivaren|arbeidsgjevar|arbeidsgjevaren|oppdragsgiver|oppdragsgiveren|oppdragsgivar|oppdragsgivaren|oppdragsgjevar|oppdragsgjevaren|produsent|produsenten|' +
    'producer|the producer|selskap|selskapet|firma|firmaet|produksjonsselskap|produksjonsselskapet|produsentselskap|produsentselskapet|company|' +
    'the company|client|the client|employer|the employer|engaging company|production company|the production company|navn på selskap|' +
    'bedrift|bedrifta|bedriften|foretak|foretaket|føretak|føretaket|verksemd|verksemda|virksomhet|engager|the engager|engaged by|hired by|' +
    'juridisk enhet|juridisk eining|innleier|innleieren|innleigar|innleigaren|hirer|the hirer|hvem er vi|kven er vi|who are we|who we are|kunde|kunden|kundenavn|kundenamn|customer|kjøper|kjøpar|kjøperen|buyer|ordered by|legal entity|rettssubjekt|ansettende selskap|ansettende enhet|produsert av|produced by|engasjert av|tilsett av|ansatt av|selskapets navn|company name|arbeidsgivers navn|employing company|hiring company|produksjonsforetak|' +
    'produksjonsføretak|produsent selskap|engasjerende selskap|selskap produsent',
  annetSelskap:
    'eget firma|eige firma|invoicing company|own firm|lender|loan out|utleier|leverandør|kanal|bestiller|tingar|tingaren|visningsvindu|visingsvindauge|første visningsvindu|første visingsvindauge|bestillar|kringkaster|kringkastar|broadcaster|commissioned by|commissioner|commissioning broadcaster|co producer|coproducer|' +
    'co production|samprodusent|samprodusenter|koprodusent|koprodusenter|medprodusent|fakturaadresse|fakturamottaker|faktureres gjennom|fakturerer gjennom|' +
    'faktureres via|invoiced through|invoices through|invoice to|lønnssentral|lønssentral|payroll|payroll agent|payroll company|parent company|' +
    'morselskap|konsern|distributør|distributor|mediehus|strømmetjeneste|for kanal|network|sent på|vises på|eget foretak|eige føretak|' +
    'fakturerende foretak|foretaksnavn|own company|agent|agentur|agency|byrå|bemanningsbyrå|finansiør|hovedprodusent|lønn utbetales av|på oppdrag av|' +
    'på oppdrag frå|på oppdrag fra|utbetales gjennom|selskap for fakturering|loan out company|service company|eier|owner|oppdragsgiver kanal|' +
    'kanal bestiller|bestillende kanal|first broadcaster',
  tittel:
    'hva lager vi|kva lagar vi|hva skal lages|what are we making|produksjon|produksjonen|produksjonstittel|produksjonens tittel|produksjonens navn|produksjonsnavn|produksjonsnamn|tittel|tittelen|program|' +
    'programmet|programtittel|programnavn|programnamn|serie|serien|serietittel|film|filmen|filmtittel|filmens tittel|verk|verket|verkets tittel|filmverket|' +
    'prosjekt|prosjektet|prosjektnavn|prosjekttittel|prosjektnamn|production|production title|title of production|programme|programme title|program title|title|project|' +
    'project title|project name|series|the series|series title|the production|the film|film title|picture|lanseringstittel|release title|' +
    'norsk tittel|norwegian title|tv serie|tv program|tittel på produksjonen|tittel på produksjon|produksjonens tittel|gjelder produksjon|' +
    'gjelder produksjonen|gjeld produksjonen|gjeld produksjon|the programme|the work|work|navn på produksjon|name of production|show|film serie|program serie|produksjon tittel|' +
    'produksjonstittel sesong|dramaserie|dokumentar|dokumentarfilm|spillefilm|kortfilm|musikkvideo|music video|video|videoen|spelefilm|innspilling|innspillingen|musikkvideoen|kortfilmen|dokumentaren|oppdraget gjelder|produksjon program|artist track|artist låt|artist og låt|track|låt|låttittel|artist tittel|til produksjonen|til produksjon|på produksjonen|for the production|verkets navn|programmets tittel|tittel på program|forestilling|title of film|film program',
  arbeidstittel:
    'arbeidstittel|working title|førebels tittel|foreløpig tittel|prosjekttittel arbeidstittel|engelsk tittel|english title|internasjonal tittel|international title',
  sesong: 'sesong|sesongen|sesong nr|sesongnummer|season|season no|season number',
  episoder:
    'episoder|episodar|episodes|episode|antall episoder|ant ep|ant eps|ant episoder|ant program|ant programmer|ant progr|antall progr|tal episodar|antal episodar|antall ep|ep|eps|number of episodes|no of episodes|episode nr|episodenummer|' +
    'episodenumre|hvilke episoder|kva episodar|på hvilke episoder|på kva episodar|which episodes|hvilke programmer|kva program|gjelder episoder|gjelder|gjeld|gjeld episodar|gjelder episodene|gjeld episodane|gjelder programmene|gjeld programma|gjelder programmer|antall programmer|antall program|tal program|antall sendinger|antal sendingar|tal sendingar|sendinger|programmer|avsnitt|' +
    'episoder som omfattes|episodes covered|episodes engaged|engasjert på|engasjert for|engaged for|engaged on|hired for|hired on|booket for|booked for|episoder i oppdraget|episoder den ansatte arbeider på|deltar på|arbeider på|omfatter|omfattar|applies to|' +
    'medvirkning|medverknad|medvirker i|medverkar i|deltakelse|deltaking|participation|arbeidet gjelder|arbeidet omfatter|episodes worked',
  omfang:
    'hvor mange|hvor mye|kor mange|kor mykje|how many|how much|mengde|mengd|omfang|format|lengde|lengd|length|antall episoder totalt|totalt antall episoder|total episodes|episoder totalt|varighet og antall|serieformat|spilletid|running time|series length|episoder i serien|episodes in series',
  funksjon:
    'hva gjør du|kva gjer du|hva skal du gjøre|kva skal du gjere|hva er jobben din|what do you do|what you do|arbeidet ditt|ditt arbeid|your work|oppgaven din|oppgåva di|din oppgave|arbeidsområde|arbeidsfelt|fagfelt|oppgave i produksjonen|funksjon på produksjonen|hva skal gjøres|jobb|jobben|job|jobbtittel|fag|faget|fag i produksjonen|designation|som hva|som kva|as what|rolle i stab|rolle i stabben|funksjonsnavn|funksjonsnamn|funksjon navn|tittel på stillingen|tittel på stillinga|kompetanse|fagfunksjon|fagfunksjonen|funksjon|funksjonen|stilling|stillingen|stillinga|stillingstittel|stillingsbetegnelse|stillingsnemning|position|role|job title|rolle|' +
    'engasjert som|tilsatt som|ansatt som|tilsett som|engaged as|employed as|capacity|function|yrke|yrkestittel|arbeidsfunksjon|fagområde|fagtittel|' +
    'funksjon stilling|stilling funksjon|nærmere om funksjonen|nærare om funksjonen|rolle i produksjonen|tittel i produksjonen|tittel i prosjektet|stilling i produksjonen|stilling i prosjektet|rolle i prosjektet|title on production|role on production|crew position|occupation|' +
    'funksjoner|funksjonar|functions|positions|position title|arbeid som|jobb som|jobber som|jobbar som|arbeider som|arbeidar som|ansvarsområde|ansvarsområdet|stillingsbenevnelse|stillingsbenemning|stillingskategori|area of responsibility|krediteres som|kreditert som|credited as|credit as|engasjeres som|grade|tilleggsfunksjon|bifunksjon|annen funksjon|anna funksjon|additional function|du skal være|du skal vere|du blir|du er|rollen din|rolla di|din rolle|jobben din|din jobb|stillingen din|stillinga di|din stilling|funksjonen din|din funksjon|your role|your position|your job',
  funksjonNoe:
    'hva|kva|what|innhold|innhald|oppdragets art|oppdragets innhold|art|oppdrag|oppdraget|oppgave|oppgaver|oppgåve|arbeidsoppgaver|arbeidsoppgåver|arbeidets art|service|services|the services|arbeid|arbeidet|the service|' +
    'ytelse|ytelsen|tjeneste|tjenesten|assignment|the assignment|duties|engagement|engasjement|engasjementet|kreditering|credit|' +
    'stilling og arbeidsoppgaver|engasjementet gjelder|scope|scope of work|leveranse|leveransen|leveransar|beskrivelse|skildring|description|tekst|lønnsart|stillingsomtale|merknad|rulleteksttittel|utdyping|utdypning|spesifiser|spesifisering|presiser|hvis annet|spesifiser annet|please specify',
  sjanger:
    'sjanger|type|genre|verkstype|kategori|produksjonstype|programtype|category|type produksjon|type of production|produksjonskategori|verkskategori',
  periode:
    'når|tid|when|periode|perioden|tidsrom|tidsrommet|engagement period|period|fra|til|frå|start|oppstart|startdato|slutt|end|sluttdato|varighet|varigheit|opptak|opptaksperiode|innspilling periode|' +
    'ansettelsesperiode|engasjementsperiode|tilsetjingstid|tilsettingsperiode|arbeidsperiode|dates|shooting period|from|to|premiere|planlagt premiere|produksjonsår|term|start date|end date|lønnsperiode|produksjonsperiode|opptaksdager|uker|dato|sendestart|visningsår',
  orgnr:
    'org nr|orgnr|organisasjonsnummer|organisasjonsnr|org no|reg no|company no|org number|organization number|registration no|foretaksnummer|føretaksnummer',
  annet:
    'best|bestilling|bestilling nr|dagsats|dagssats|ukesats|timesats|dagslønn|ukelønn|månedslønn|timelønn|dagspris|innehaver|innehavar|parter|partene|partane|parties|the parties|ansettelsesform|tilsetjingsform|tilknytning|tilknyting|hvor|kor|where|adresse|bostedsadresse|bustadadresse|mobilnummer|bankkontonummer|vises på|adr|address|postadresse|poststed|fødselsnr|fødselsnummer|fødselsdato|fødd|født|personnr|personnummer|national id|norwegian id|norwegian d number|norwegian id number|norwegian national id|national identity number|national identity no|date of birth|d nummer|d no|d nr|d number|national id d no|national id number|id number|id no|passport|passport no|social security number|ssn|personal id|personal number|kjønn|gender|pronouns|konto|kontonr|' +
    'kontonummer|bankkonto|bank|account|account no|bank account|e post|epost|email|e mail|telefon|tlf|mobil|phone|kontaktperson|contact|contact person|' +
    'signatur|signature|underskrift|underskrifter|dato|date|sted|stad|place|sted og dato|stad og dato|lønn|løn|honorar|fee|sats|salary|rate|vederlag|godtgjørelse|godtgjersle|' +
    'arbeidssted|arbeidsstad|location|base|stillingsprosent|skattekommune|skattekort|feriepenger|feriepengar|overtid|overtime|utbetaling|annet|anna|other|' +
    'rettigheter|rettar|rights|opphavsrett|copyright|produksjonsleder|produksjonsleiar|linjeprodusent|line producer|production manager|reports to|' +
    'nærmeste leder|nærmaste leiar|rapporterer til|utbetales til|antall dager|nr|avtale nr|ref|kundenr|ansattnr|ansattnummer|vilkår|øvrig|anna|general|' +
    'arbeidstid|working hours|timer|beløp|antall|sum|nr navn|status|metode|tidspunkt|ansvarlig produsent|utøvende produsent|executive producer|' +
    'daglig leder|dagleg leiar|department|department head|avdeling|avdelingsleder|next of kin|kit rental|paid as|representert ved|represented by|v|by|for|tariff|tariffavtale|pensjon|forsikring|reise|utstyr|nationality|nasjonalitet|tittel og navn|agent|pris|price|betaling|payment|signature date',
}

const roles = new Map<string, Set<Rolle>>()
for (const [rolle, list] of Object.entries(words) as [Rolle, string][])
  for (const one of list.split('|')) {
    const key = fold(one)
    roles.set(key, (roles.get(key) ?? new Set()).add(rolle))
  }
/** Parties called by their function: as they are written only, as a function is no party. */
const byFunction =
  'regissøren|fotografen|klipperen|klipparen|manusforfatteren|manusforfattaren|forfatteren|forfattaren|forfatter|forfattar|scenografen|kostymedesigneren|' +
  'kostymedesignaren|lyddesigneren|lyddesignaren|lydmesteren|maskøren|animatøren|redaktøren|koloristen|reporteren|komponisten|kunstneren|' +
  'the director|the writer|the editor|the designer|the photographer|the cinematographer|the colourist'
const shapeOf = (length: number, words: number): string => `${length} ${words}`
const wordsOf = (key: string): number => key.split(' ').length
/** Labels long enough to be known again when misread, by letters and words: only those of about the same are worth comparing. */
const long = Map.groupBy(
  [...roles.keys()].filter(key => key.length >= 6),
  key => shapeOf(key.length, wordsOf(key)),
)
for (const one of byFunction.split('|')) roles.set(fold(one), new Set(['person']))

/** «Etternav n, fornavn»: recognition put a space where there is none, or left one out. */
const squeezed = new Map(
  [...roles].filter(([key]) => key.length >= 8).map(([key, own]) => [key.replaceAll(' ', ''), own]),
)

/** «Nøkkelmedarbeider», «filmmedarbeideren» */
const memberOfStaff = /^\p{L}{3,}medarbeid[ae]r(?:en)?$/u
const staff: ReadonlySet<Rolle> = new Set(['person'])

function rolesOfPart(key: string): ReadonlySet<Rolle> | null {
  const same =
    roles.get(key) ?? squeezed.get(key.replaceAll(' ', '')) ?? (memberOfStaff.test(key) ? staff : undefined)
  // «Produsert» is no «produsent», and «sanger» no «sjanger», however like it.
  if (same || key.length < 6 || key.length > 40 || /ert$|^sanger$/u.test(key)) return same ?? null
  const limit = key.length >= 11 ? 2 : 1
  const count = wordsOf(key)
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, at) => key.length - limit + at)
  const near = lengths
    .flatMap(length => long.get(shapeOf(length, count)) ?? [])
    .find(one => distance(one, key) <= limit)
  // «Letprodusent» is a function, however like «medprodusent» it looks.
  return near && !tolkFunksjon(key)?.godkjent ? (roles.get(near) ?? null) : null
}

/** «Felt 3.», «3.1», «§ 2», «C», «C4» (and «Cl», as it may be recognised), «a)», «C · », «4 –». */
const numbering =
  /^\s*(?:[-•·*»>◦▪©eo]\s+|(?:[Ff]elt|[Rr]ubrikk|[Bb]oks|[Pp]unkt|[Pp]kt\.?|[Pp]ost|[Ff]ield|[Bb]ox|[Ii]tem)\s*\d{1,2}\s*[.:)]?\s+(?=\p{Lu})|(?:§\s*)?(?:[A-Z€]{0,2}\d{1,2}(?:\.\d{1,2})*(?:[.):]\s+|\s+(?=\p{Lu}))|[A-H][lI|][lI|\d]?\s+(?=\p{Lu})|[A-H]\s+(?=\p{Lu}\p{Ll})|[a-zA-Z][.)]\s+|(?:[A-Z]|\d{1,2})['’]?\s*[·•*:–—-]+\s*(?=\p{Lu})))/u

const preposition =
  /^(.{2,30}?)\s+(?:hos|hjå|i|for|på|til|of|in|at|for the|of the|fra|frå|ved|per|pr|av)\s+(?:the\s+)?(.{2,40})$/u
const genitive = /^(?:(?:the|den)\s+)?(\p{L}{3,30}?|crew member)(?:’s|'s|s)\s+(.{3,40})$/iu

/** «Kontaktperson hos produsent», «Navn på arbeidstaker», «Arbeidstakers underskrift». */
const episodeLabel =
  /^(?:(?:blocks?|blokk(?:er)?|bolk(?:er|ar)?)\s*(?:and|og|&|\/|,)\s*)?(?:antall|antal|ant\.?|tal(?:et)?(?: på)?|number of|no\.? of|hvilke|kva|which)?\s*(?:episod(?:e|er|ar|es|ene|ane)?|eps?|programm?er)(?![\p{L}\d])/iu
/** «Episoder: åtte» is a label and its value. */
const saysNumber = new RegExp(
  `\\d|:\\s*\\S|(?<!\\p{L})(?:alle|samtlige|samtlege|all|hele|heile|${tallord})(?!\\p{L})`,
  'iu',
)
/** «Episodes to be edited», «Episodes assigned to you»: no number, though «to» is two in Norwegian. */
const englishTo = /(?<=(?:episodes|programmes|programs)(?!\p{L}).*)\sto(?=\s\p{Ll})/giu
const wholeSeries = /total|i serien|i sesongen|in (?:the )?(?:series|season)|av serien|samlet/iu

/** «Den ansatte ansettes som», «Kunstneren virker som»: a label that the value completes to a sentence. */
const engagedLast =
  /(?:ansett|ansatt|tilsett|tilsatt|tilset|engasjer|hyre|innleid|innleigd|leies inn|leigast inn|kontraher|arbeid|jobb|virke|verka|fungere|kredit|credit|tiltre|delta|deltek|medvirk|medverk|employed|engaged|hired|retained|contracted|appointed|works?|working|acts?|acting|serves?|serving)\p{Ll}*(?:\s+(?:inn|med dette|herved|hereby|on the production))?\s+(?:som|as(?:\s+an?)?)$/iu
/** «Tittel i rulletekst / utdyping» */
const titleInCredits =
  /^(?:tittel|title)\s+(?:i|in|på)\s+(?:the\s+)?(?:rulletekst|for-|fortekst|credits|end credits)/iu
/** «Jobber på episode», «Gjelder program nr.», «Episodene du er med på»: whatever the words around it, but for what each of them costs or lasts. */
const ofEpisodes =
  /(?<!\p{L})(?:episod(?:e|er|ar|en|ene|ane|es)|programm?er|programmene|programma|programmes|programs|program(?=\s+(?:nr|nummer)))(?!\p{L})/iu
const ofEach =
  /(?<!\p{L})(?:per|pr|hver|kvar|each|tittel\p{L}*|\p{L}*tittel|title|lengde|lengd|length|varighet|varigheit|duration|minutt\p{L}*|minutes?|honorar|pris|sats|fee|rate|payment|betaling|dato|date|sendt|sendes|ansvarlig\p{L}*|type|om|about|øvrige|andre|other)(?!\p{L})/iu
const asksForEpisodes = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  ofEpisodes.test(text) &&
  !ofEach.test(text) &&
  !/[.!?,]\s|\//u.test(text) &&
  !beginsWithOther(text)
const isEpisodeLabel = (text: string): boolean =>
  text.split(/\s+/u).length <= 6 &&
  !saysNumber.test(text.replace(englishTo, ' ')) &&
  (episodeLabel.test(text) || asksForEpisodes(text))

/** «Funksjon Episoder» are two headings. */
const beginsWithOther = (text: string): boolean => {
  const first = roles.get(fold(text.split(/\s/u, 1)[0] ?? ''))
  return first !== undefined && !first.has('episoder')
}

/** «Arbeidet gjelder episode» */
const episodesLast =
  /^(?:arbeidet|engasjementet|oppdraget|stillingen|stillinga|avtalen|avtala|medarbeideren|medarbeidaren|du)?\s*(?:gjelder|gjeld|omfatter|omfattar|er på|arbeider på|arbeidar på|covers|for)\s+(?:(?:episod|program|sending)\p{L}*|eps?\.?)$/iu

/** «Ansettelsen omfatter»: the value is what the work is, or the episodes of it. */
const coversLast =
  /^(?:the\s+)?(?:arbeidet|engasjement(?:et)?|ansettelsen?|tilset(?:ting|jing)(?:en|a)?|stillingen|stillinga|avtalen|avtala|kontrakten|innsatsen|deltakelsen|deltakinga|medvirkningen|medverknaden|work|engagement|employment|agreement|contract)\s+(?:gjelder|gjeld|omfatter|omfattar|dekker|dekkjer|covers?|comprises|relates to|applies to)$/iu

const isCapitals = (text: string): boolean => text === text.toLocaleUpperCase('nb')

/** «Du er engasjert som» is «engasjert som», said to the person. */
const addressed = /^(?:du|dere|dykk|you)\s+(?:(?:er|blir|vert|are)\s+(?:herved\s+|hereby\s+)?)?(?=\p{L}{4})/iu

function rolesOfPhrase(text: string): ReadonlySet<Rolle> | null {
  // «Navn på medarbeider: Kari Nes» and «Produsert av Nes Film AS» are no labels.
  if (/\s(?:AS|ASA|ANS|Ltd)\.?$|:\s+\S/u.test(text)) return null
  if (addressed.test(text) && !engagedLast.test(text)) return rolesOfPart(fold(text.replace(addressed, '')))
  if (isEpisodeLabel(text)) return new Set([wholeSeries.test(text) ? 'omfang' : 'episoder'])
  if (episodesLast.test(text)) return new Set(['episoder'])
  if (titleInCredits.test(text)) return new Set(['funksjonNoe'])
  if (engagedLast.test(text)) return new Set(['funksjon'])
  if (coversLast.test(text)) return new Set(['episoder', 'funksjonNoe'])
  // «Arbeidstaker Per Nes» has no preposition, «NAVN PÅ ARBEIDSTAKER» has.
  const joined = preposition.exec(isCapitals(text) ? text.toLocaleLowerCase('nb') : text)
  if (joined?.[1] && joined[2]) {
    const head = rolesOfPart(fold(joined[1]))
    if (head?.has('navn')) return rolesOfPart(fold(joined[2])) ?? head
    if (head && text.split(/\s+/u).length <= 6) return head
  }
  const owned = genitive.exec(text)
  if (owned?.[1] && owned[2]) {
    const thing = rolesOfPart(fold(owned[2]))
    // «Den ansattes program» are the ones the person works on.
    if (
      /^(?:program(?:mer|mene)?|programmes?)$/iu.test(owned[2]) &&
      rolesOfPart(fold(owned[1]))?.has('person')
    )
      return new Set(['episoder'])
    if (thing?.has('navn')) return rolesOfPart(fold(owned[1])) ?? thing
    // «Torskens tid» is a title.
    return rolesOfPart(fold(owned[1])) ? thing : null
  }
  return null
}

/** «Antall opptaksdager» is a label, whatever it counts. */
const countOfOther = /^(?:antall|antal|tal på|talet på|number of)\s+\p{L}{3,25}$/iu
const annet: ReadonlySet<Rolle> = new Set(['annet'])

/** «Produksjon 2», where a form asks for several. */
const numberedTitle = /^(produksjon|prosjekt|production|project|oppdrag|assignment)\s+(?:nr\.?\s*)?[1-9]$/iu

/** «Medarbeider nr. 3», where a contract is made with several. */
const numberedPerson = /^(\p{L}[\p{L} ]{4,25}?)\s+(?:nr\.?|no\.?|nummer)\s*\d{1,2}$/iu

/** «Fødselsnr.», «AccountNo»; a «kino» is no number. */
const endsAsNumber = /(?<=\p{L})(?:[Nn]r|NR|[Nn]ummer|NUMMER|(?<=\p{Ll})No)\.?$/u

/** «Funksjon e»: a speck beside it, taken for a letter. */
const strayLetter = /\s\p{Ll}$/u

/** «producer.» is how a sentence ends, and «Uferdige episoder er fortrolige.» is one. */
const isSentence = (text: string): boolean =>
  /^\p{Ll}[\p{L} ]*\p{Ll}{3}\.$/u.test(text) || (/\p{Ll}{4}\.$/u.test(text) && text.split(' ').length > 3)

const inSentence = /^(?:i|på|som|til|in(?: the)?|as|on(?: the)?)\s+(\p{Ll}{4,}(?:\s\p{Ll}+)?)$/u

/** What a label asks for; empty when the text is no label. «Sesong / episoder» asks for two things. */
export function rollerAv(text: string): ReadonlySet<Rolle> {
  if (text.length > 60 || /[.!?]\s+\p{Lu}/u.test(text.replace(numbering, '')) || isSentence(text))
    return new Set()
  // «. Funksjon»: the figure before it could not be read.
  const numberless = text.replace(numbering, '').replace(/^[^\p{L}«“"☐☒☑]+(?=\p{Lu})/u, '')
  const bare = numberless
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/[\s:*?._–—-]+$/u, '')
    .trim()
  const inner = /\(([^)]*)\)/u.exec(numberless)?.[1] ?? ''
  // «i stillingen:» over «i filmen:» goes on from a sentence.
  const within = /:\s*$/u.test(text) ? inSentence.exec(bare)?.[1] : undefined
  if (within) return rolesOfPart(fold(within)) ?? new Set()
  const oneOfSeveral = numberedPerson.exec(bare)?.[1]
  if (oneOfSeveral && rolesOfPart(fold(oneOfSeveral))?.has('person')) return new Set(['person'])
  if (endsAsNumber.test(bare) && !/sesong|season|episod|program|org/iu.test(bare)) return new Set(['annet'])
  const numbered = numberedTitle.exec(bare)?.[1]
  const whole =
    rolesOfPart(fold(numbered ?? bare)) ??
    (strayLetter.test(bare) ? rolesOfPart(fold(bare.replace(strayLetter, ''))) : null) ??
    rolesOfPhrase(bare) ??
    (countOfOther.test(bare) ? annet : null)
  if (whole) return whole
  const parts = bare.split(/\s*(?:\/|,|&|\+|\s[–—-]\s|\bog\b|\band\b)\s*/iu).filter(Boolean)
  if (parts.length === 1 && /^(?:antall )?(?:episoder|episodar|episodes)\b/iu.test(inner))
    return new Set(['episoder'])
  if (parts.length < 2 || parts.length > 3) return new Set()
  const found = parts.map(part => rolesOfPart(fold(part)) ?? rolesOfPhrase(part))
  if (found.every(one => one !== null)) return new Set(found.flatMap(one => [...one]))
  // «Stilling/arbeidsfelt»: the first word says what is asked for.
  return /^[\p{L}\s]{3,25}\/\s*[\p{L}\s]{3,25}$/u.test(bare) ? (found[0] ?? new Set()) : new Set()
}

export const isEtikett = (text: string): boolean => rollerAv(text).size > 0
