import { fold } from './likhet.ts'

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
    'rettshavar|rettshavaren|opphavsperson|opphaveren|opphavsmann|opphavsmannen|hired person|worker|the worker|ansattnavn|partner|medvirkende|hvem|kven|who|hvem er du|kven er du|who are you|hvem gjelder det|hvem gjelder avtalen|hvem engasjeres|hvem ansettes|talent|artist name|hired crew|lender of services|opphaver|opphavar|medlem|rettighetsholder|honorarmottaker|honorarmottakar|mottaker av honorar|lønnstaker|ansatt medarbeider|innleid|innleigd|innleid medarbeider|innleid person|key person|nøkkelperson|navngitt person|named individual|hyre|crew|stabsmedlem|name of crew|name of freelancer|name of contractor|engasjerte person|navn på den engasjerte|utførende|utøvende|utførast av|utføres av|utført av|performed by|utførende person|konsulent|konsulenten|fagarbeider|kunstner|kontraktspart|avtalepart|motpart|ressurs|ressursperson|navngitt utøver|named artist|named crew|hired|who is hired|hvem er engasjert|hvem er ansatt|personnel|worker name|name of worker|person som utfører|person som utfører arbeidet|utføres personlig av|vi har i dag ansatt|vi har engasjert|vi har tilsatt|we have engaged|eksemplar for|utskriften gjelder|ansatt person|mannskap|medvirkende kunstner|utøvende kunstner|navn på kunstner|engasjerer herved|ansetter herved|tilsett herved|hereby engages|kontraktspart b|den andre parten|contractor name|engagee|hired party|team member|innleid fagperson|vår medarbeider|navn arbeidstaker|navn ansatt|personalia arbeidstaker|opplysninger om arbeidstaker|opplysninger om arbeidstakeren|opplysninger om den ansatte|opplysninger om oppdragstaker|om deg|dine opplysninger|kontraktmotpart|kandidat|utfører|skal utføres av|ditt navn|navnet ditt|ditt namn|namnet ditt|your name',
  etternavn: 'etternavn|etternamn|surname|last name|family name|slektsnavn',
  fornavn:
    'fornavn|førenamn|fornavn og mellomnavn|fornavn og ev mellomnavn|fornavn og eventuelt mellomnavn|førenamn og mellomnamn|given names|first name|given name|first names|fornavn mellomnavn|forename',
  navn: 'fornavn og etternavn|førenamn og etternamn|navn|namn|name|fullt navn|fullt namn|full name|fornavn mellomnavn etternavn|fornavn mellomnavn og etternavn|førenamn mellomnamn etternamn|førenamn mellomnamn og etternamn|first middle last name|first middle and last name|legal name|print name|navn og adresse|namn og adresse|name and address|etternavn fornavn|for- og etternavn',
  selskap:
    'arbeidsgiver|arbeidsgiveren|arbeidsgivar|arbeidsgivaren|arbeidsgjevar|arbeidsgjevaren|oppdragsgiver|oppdragsgiveren|oppdragsgivar|oppdragsgivaren|oppdragsgjevar|oppdragsgjevaren|produsent|produsenten|' +
    'producer|the producer|selskap|selskapet|firma|firmaet|produksjonsselskap|produksjonsselskapet|produsentselskap|produsentselskapet|company|' +
    'the company|client|the client|employer|the employer|engaging company|production company|the production company|navn på selskap|' +
    'bedrift|bedrifta|bedriften|foretak|foretaket|føretak|føretaket|verksemd|verksemda|virksomhet|engager|the engager|engaged by|hired by|' +
    'juridisk enhet|juridisk eining|innleier|innleieren|innleigar|innleigaren|hirer|the hirer|hvem er vi|kven er vi|who are we|who we are|kunde|kunden|kundenavn|kundenamn|customer|kjøper|kjøpar|kjøperen|buyer|ordered by|legal entity|rettssubjekt|ansettende selskap|ansettende enhet|produsert av|produced by|engasjert av|tilsett av|ansatt av|selskapets navn|company name|arbeidsgivers navn|employing company|hiring company|produksjonsforetak|' +
    'produksjonsføretak|produsent selskap|engasjerende selskap|selskap produsent|firmanavn|firmanamn|produksjonshus|produksjonshuset|produsentforetak|juridisk arbeidsgiver|kontraherende selskap|ansettende produksjonsselskap|kontraktspart a|engaging entity|production entity|producing entity|contracting entity|avsender|avsendar|erverver|rettighetserverver|opplysninger om arbeidsgiver|opplysninger om oppdragsgiver|opplysninger om produsent',
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
    'produksjonstittel sesong|dramaserie|dokumentar|dokumentarfilm|spillefilm|kortfilm|musikkvideo|music video|video|videoen|spelefilm|innspilling|innspillingen|musikkvideoen|kortfilmen|dokumentaren|oppdraget gjelder|produksjon program|artist track|artist låt|artist og låt|track|låt|låttittel|artist tittel|til produksjonen|til produksjon|på produksjonen|for the production|verkets navn|programmets tittel|tittel på program|forestilling|title of film|film program|dokumentarserie|feature film|filmprosjekt|filmverk|produksjonen det gjelder|vedrørende|vedkomande|emisjonstittel|originaltittel|original title',
  arbeidstittel:
    'arbeidstittel|working title|førebels tittel|foreløpig tittel|prosjekttittel arbeidstittel|engelsk tittel|english title|internasjonal tittel|international title',
  sesong: 'sesong|sesongen|sesong nr|sesongnummer|season|season no|season number|series no|årgang',
  episoder:
    'din andel|hans andel|hennes andel|your share|episoder|episodar|episodes|episode|antall episoder|ant ep|ant eps|ant episoder|ant program|ant programmer|ant progr|antall progr|tal episodar|antal episodar|antall ep|ep|eps|number of episodes|no of episodes|episode nr|episodenummer|' +
    'episodenumre|hvilke episoder|kva episodar|på hvilke episoder|på kva episodar|which episodes|hvilke programmer|kva program|gjelder episoder|gjelder|gjeld|gjeld episodar|gjelder episodene|gjeld episodane|gjelder programmene|gjeld programma|gjelder programmer|antall programmer|antall program|tal program|antall sendinger|antal sendingar|tal sendingar|sendinger|programmer|avsnitt|' +
    'episoder som omfattes|episodes covered|episodes engaged|engasjert på|engasjert for|engaged for|engaged on|hired for|hired on|booket for|booked for|episoder i oppdraget|episoder den ansatte arbeider på|deltar på|arbeider på|omfatter|omfattar|applies to|' +
    'medvirkning|medverknad|medvirker i|medverkar i|deltakelse|deltaking|participation|arbeidet gjelder|arbeidet omfatter|episodes worked|program nr|programnr|programnummer|program nummer|sending nr|sendingsnr|avsnitt nr|deler|delar|antall deler|antall delar|antall avsnitt|episodeliste',
  omfang:
    'hvor mange|hvor mye|kor mange|kor mykje|how many|how much|mengde|mengd|omfang|format|lengde|lengd|length|antall episoder totalt|totalt antall episoder|total episodes|episoder totalt|varighet og antall|serieformat|spilletid|running time|series length|episoder i serien|episodes in series',
  funksjon:
    'hva gjør du|kva gjer du|hva skal du gjøre|kva skal du gjere|hva er jobben din|what do you do|what you do|arbeidet ditt|ditt arbeid|your work|oppgaven din|oppgåva di|din oppgave|arbeidsområde|arbeidsfelt|fagfelt|oppgave i produksjonen|funksjon på produksjonen|hva skal gjøres|jobb|jobben|job|jobbtittel|fag|faget|fag i produksjonen|designation|som hva|som kva|as what|rolle i stab|rolle i stabben|funksjonsnavn|funksjonsnamn|funksjon navn|tittel på stillingen|tittel på stillinga|kompetanse|fagfunksjon|fagfunksjonen|funksj|funk|funksjon|funksjonen|stilling|stillingen|stillinga|stillingstittel|stillingsbetegnelse|stillingsnemning|position|role|job title|rolle|' +
    'engasjert som|tilsatt som|ansatt som|tilsett som|engaged as|employed as|capacity|function|yrke|yrkestittel|arbeidsfunksjon|fagområde|fagtittel|' +
    'funksjon stilling|stilling funksjon|nærmere om funksjonen|nærare om funksjonen|rolle i produksjonen|tittel i produksjonen|tittel i prosjektet|stilling i produksjonen|stilling i prosjektet|rolle i prosjektet|title on production|role on production|crew position|occupation|' +
    'funksjoner|funksjonar|functions|positions|position title|arbeid som|jobb som|jobber som|jobbar som|arbeider som|arbeidar som|ansvarsområde|ansvarsområdet|stillingsbenevnelse|stillingsbenemning|stillingskategori|area of responsibility|krediteres som|kreditert som|credited as|credit as|engasjeres som|grade|tilleggsfunksjon|bifunksjon|annen funksjon|anna funksjon|additional function|du skal være|du skal vere|du blir|du er|rollen din|rolla di|din rolle|jobben din|din jobb|stillingen din|stillinga di|din stilling|funksjonen din|din funksjon|your role|your position|your job|stillingsnavn|stillingsnamn|services as|kompetanseområde|verv',
  funksjonNoe:
    'hva|kva|what|ditt oppdrag|oppdraget ditt|your assignment|bestilling|bestillingen|tinging|gjør hva|gjer kva|innhold|innhald|oppdragets art|oppdragets innhold|art|oppdrag|oppdraget|oppgave|oppgaver|oppgåve|arbeidsoppgaver|arbeidsoppgåver|arbeidets art|service|services|the services|arbeid|arbeidet|the service|' +
    'ytelse|ytelsen|tjeneste|tjenesten|assignment|the assignment|duties|engagement|engasjement|engasjementet|kreditering|credit|' +
    'stilling og arbeidsoppgaver|engasjementet gjelder|scope|scope of work|leveranse|leveransen|leveransar|beskrivelse|skildring|description|tekst|lønnsart|stillingsomtale|merknad|rulleteksttittel|utdyping|utdypning|spesifiser|spesifisering|presiser|hvis annet|spesifiser annet|please specify|oppdragsbeskrivelse|oppdragsskildring|hovedoppgave|hovudoppgåve|type arbeid|hva oppdraget gjelder|kva oppdraget gjeld|job description|work',
  sjanger:
    'sjanger|type|genre|verkstype|kategori|produksjonstype|programtype|category|type produksjon|type of production|produksjonskategori|verkskategori',
  periode:
    'når|tid|when|periode|perioden|tidsrom|tidsrommet|engagement period|period|fra|til|frå|start|oppstart|startdato|slutt|end|sluttdato|varighet|varigheit|opptak|opptaksperiode|innspilling periode|' +
    'ansettelsesperiode|engasjementsperiode|tilsetjingstid|tilsettingsperiode|arbeidsperiode|dates|shooting period|from|to|premiere|planlagt premiere|produksjonsår|term|start date|end date|lønnsperiode|produksjonsperiode|opptaksdager|uker|dato|sendestart|visningsår',
  orgnr:
    'org nr|orgnr|organisasjonsnummer|organisasjonsnr|org no|reg no|company no|org number|organization number|registration no|foretaksnummer|føretaksnummer',
  annet:
    'best|bestilling|bestilling nr|dagsats|dagssats|ukesats|timesats|dagslønn|ukelønn|månedslønn|timelønn|dagspris|innehaver|innehavar|parter|partene|partane|parties|the parties|ansettelsesform|tilsetjingsform|tilknytning|tilknyting|hvor|kor|where|adresse|bostedsadresse|bustadadresse|mobilnummer|bankkontonummer|vises på|adr|address|postadresse|poststed|fødselsnr|fødselsnummer|fødselsdato|fødd|født|personnr|personnummer|national id|norwegian id|norwegian d number|norwegian id number|norwegian national id|national identity number|national identity no|date of birth|d nummer|d no|d nr|d number|national id d no|national id number|id number|id no|passport|passport no|social security number|ssn|personal id|personal number|kjønn|gender|pronouns|konto|kontonr|' +
    'kontonummer|bankkonto|bank|account|account no|bank account|e post|epost|email|e mail|telefon|tlf|mobil|phone|kontaktperson|utfylt av|utfylt for|arbeidsgivers kontakt|arbeidsgivers kontaktperson|oppdragsgivers kontakt|bestillers kontakt|bestillers kontaktperson|kundens kontakt|selskapets kontakt|selskapets kontaktperson|produsentens kontakt|contact|contact person|' +
    'signatur|signature|underskrift|underskrifter|dato|date|sted|stad|place|sted og dato|stad og dato|lønn|løn|honorar|fee|sats|salary|rate|vederlag|godtgjørelse|godtgjersle|' +
    'arbeidssted|arbeidsstad|location|base|stillingsprosent|skattekommune|skattekort|feriepenger|feriepengar|overtid|overtime|utbetaling|annet|anna|other|' +
    'rettigheter|rettar|rights|opphavsrett|copyright|produksjonsleder|produksjonsleiar|linjeprodusent|line producer|production manager|reports to|' +
    'nærmeste leder|nærmaste leiar|rapporterer til|utbetales til|antall dager|nr|avtale nr|ref|kundenr|ansattnr|ansattnummer|vilkår|øvrig|anna|general|' +
    'arbeidstid|working hours|timer|beløp|antall|sum|nr navn|status|metode|tidspunkt|ansvarlig produsent|utøvende produsent|executive producer|' +
    'daglig leder|dagleg leiar|department|department head|avdeling|avdelingsleder|next of kin|kit rental|paid as|representert ved|represented by|v|by|for|tariff|tariffavtale|pensjon|forsikring|reise|utstyr|nationality|nasjonalitet|tittel og navn|agent|pris|price|betaling|payment|signature date',
}

/** What each label asks for, by its letters. */
export const roles = new Map<string, Set<Rolle>>()
for (const [rolle, list] of Object.entries(words) as [Rolle, string][])
  for (const one of list.split('|')) {
    const key = fold(one)
    roles.set(key, (roles.get(key) ?? new Set()).add(rolle))
  }
/** Parties called by their function: as they are written only, as a function is no party. */
export const byFunction =
  'regissøren|fotografen|klipperen|klipparen|manusforfatteren|manusforfattaren|forfatteren|forfattaren|forfatter|forfattar|scenografen|kostymedesigneren|' +
  'kostymedesignaren|lyddesigneren|lyddesignaren|lydmesteren|maskøren|animatøren|redaktøren|koloristen|reporteren|komponisten|kunstneren|' +
  'the director|the writer|the editor|the designer|the photographer|the cinematographer|the colourist'
