// What contracts say besides: paragraphs an office has lying, in three languages. None says anything of rights,
// episodes or functions, so that the answer stands in the document's own words.

type Avsnitt = readonly [tittel: string, tekst: string]

export const formell = {
  arbeidstid: [
    'Arbeidstid',
    'Alminnelig arbeidstid er 10 timer pr. opptaksdag inklusive én times spisepause. Det kan arbeides inntil 6 dager pr. uke i inntil 3 påfølgende uker. Arbeid ut over dette skal på forhånd være pålagt av innspillingsleder og føres på timeliste, som leveres produksjonskontoret senest mandag kl. 12.00 i den etterfølgende uke.',
  ],
  overtid: [
    'Overtid og nattillegg',
    'For pålagt overtid betales 50 % tillegg de to første timer, deretter 100 %. For arbeid mellom kl. 23.00 og kl. 06.00 betales nattillegg med 45 %. Tilleggene beregnes av 1/50 av ukelønnen.',
  ],
  sykdom: [
    'Sykdom',
    'Ved sykdom skal produksjonskontoret varsles uten ugrunnet opphold og senest to timer før oppmøtetid. Egenmelding kan nyttes i inntil tre dager etter minst to måneders sammenhengende ansettelse.',
  ],
  taushet: [
    'Taushetsplikt',
    'Partene skal bevare taushet om manus, handlingsgang, rollebesetning, budsjett og andre forhold som etter sin art må anses fortrolige. Det må ikke publiseres bilder fra innspillingssted uten skriftlig samtykke. Plikten gjelder også etter at engasjementet er avsluttet.',
  ],
  reise: [
    'Reise og opphold',
    'Reiser i tjenestens medfør dekkes etter statens satser eller mot kvittering. Ved innkvartering utenfor hjemstedet stiller produsenten enkeltrom med frokost til disposisjon. Reisetid ut over 1,5 timer hver vei regnes som arbeidstid.',
  ],
  forsikring: [
    'Forsikring',
    'Produsenten holder lovpliktig yrkesskadeforsikring, ansvarsforsikring samt forsikring av innleiet utstyr. Medarbeiderens private utstyr er forsikret bare dersom det er oppført i vedlagt utstyrsliste og godkjent av produksjonsleder.',
  ],
  kreditering: [
    'Kreditering',
    'Medarbeideren har rett til å bli navngitt i rulletekst i samsvar med god skikk i bransjen. Plassering og skriftstørrelse bestemmes av produsenten. Utilsiktet utelatelse gir ikke rett til erstatning, men skal rettes dersom det kan skje uten urimelig kostnad.',
  ],
  avbrudd: [
    'Avbrudd og utsettelse',
    'Stanser innspillingen av grunner som ligger utenfor partenes kontroll, kan avtalen suspenderes i inntil fire uker uten vederlag. Varer avbruddet lenger, kan hver av partene tre tilbake med syv dagers skriftlig varsel.',
  ],
  tvist: [
    'Tvister',
    'Tvist om forståelsen av denne avtale søkes løst ved forhandlinger. Fører forhandlinger ikke frem innen tre uker, kan saken bringes inn for de alminnelige domstoler med Hordaland tingrett som verneting.',
  ],
  oppsigelse: [
    'Oppsigelse',
    'Ansettelsen er midlertidig og opphører uten oppsigelse ved periodens utløp. I prøvetiden på 14 dager gjelder en gjensidig oppsigelsesfrist på syv dager.',
  ],
  ferie: [
    'Feriepenger og pensjon',
    'Feriepenger utgjør 12 % av feriepengegrunnlaget og utbetales sammen med siste lønn. Produsenten er tilsluttet obligatorisk tjenestepensjon med innskudd på 2 % fra første krone.',
  ],
  hms: [
    'Helse, miljø og sikkerhet',
    'Medarbeideren plikter å sette seg inn i produksjonens risikovurdering og i retningslinjene mot seksuell trakassering. Verneombud er oppført på dagsplanen. Uønskede hendelser meldes samme dag.',
  ],
  utstyr: [
    'Arbeidsredskap',
    'Mobiltelefon og datamaskin holdes av medarbeideren, som godtgjøres med kr 250 pr. uke. Filer, notater og harddisker tilhører produksjonen og leveres tilbake siste arbeidsdag.',
  ],
} satisfies Record<string, Avsnitt>

export const enkel = {
  tid: [
    'Når du jobber',
    'Dagene er normalt ti timer med lunsj. Er det behov for mer, skal produksjonsleder ha sagt ja først. Timelista sendes på søndag kveld.',
  ],
  penger: [
    'Utbetaling',
    'Lønn kommer den 15. i måneden etter. Skattekortet henter vi selv. Feriepenger er 12 prosent og kommer til slutt.',
  ],
  syk: [
    'Hvis du blir syk',
    'Ring innspillingsleder så tidlig du kan, og senest klokka 06.00 på opptaksdager. Send egenmelding samme dag.',
  ],
  hemmelig: [
    'Hold på hemmelighetene',
    'Ikke legg ut bilder eller fortell hvem som går videre, vinner eller dør, før det er vist. Det gjelder også til dem hjemme.',
  ],
  reise: [
    'Reise',
    'Vi bestiller tog og hotell. Kjører du egen bil etter avtale, får du kr 3,50 pr. km. Diett etter statens satser når du er borte mer enn seks timer.',
  ],
  navn: [
    'Navnet ditt',
    'Du får navnet ditt på rulleteksten slik det står øverst i avtalen. Glemmer vi det, retter vi i neste visning.',
  ],
  folk: [
    'Folkeskikk',
    'Vi har nulltoleranse for trakassering og mobbing. Si fra til verneombudet eller til daglig leder.',
  ],
  slutt: [
    'Når det tar slutt',
    'Avtalen går ut av seg selv den siste dagen. Hver av oss kan si opp med sju dagers varsel de første to ukene.',
  ],
  uenig: [
    'Uenighet',
    'Blir vi uenige, snakker vi sammen først. Hjelper ikke det, er Trøndelag tingrett riktig sted.',
  ],
} satisfies Record<string, Avsnitt>

export const nynorsk = {
  tid: [
    'Arbeidstid',
    'Vanleg arbeidsdag er ti timar med matpause. Overtid skal vere pålagd på førehand og blir betalt med 50 prosent tillegg dei to første timane og 100 prosent etter det.',
  ],
  sjuk: [
    'Sjukdom',
    'Ver snill og ring produksjonskontoret så tidleg du kan om du blir sjuk. Eigenmelding kan nyttast i tre dagar.',
  ],
  teie: [
    'Teieplikt',
    'Det du får vite om innhaldet, dei medverkande og økonomien, skal du ikkje føre vidare før verket er vist offentleg. Bilete frå opptak skal ikkje leggjast ut.',
  ],
  reise: [
    'Reise og kost',
    'Reiser blir dekte mot kvittering. Arbeidsgjevar skaffar husvære under opptak meir enn 60 km frå heimstaden.',
  ],
  namn: [
    'Namngjeving',
    'Namnet ditt skal stå på rulleteksten slik god skikk krev. Feil skal rettast når det let seg gjere.',
  ],
  trygd: [
    'Forsikring',
    'Arbeidsgjevar har yrkesskadeforsikring og reiseforsikring for alle tilsette i perioden. Eige utstyr må stå på lista i vedlegget for å vere dekt.',
  ],
  slutt: [
    'Oppseiing',
    'Arbeidsforholdet er mellombels og sluttar utan oppseiing når perioden er ute. Første fjorten dagane er det sju dagars gjensidig frist.',
  ],
  usemje: [
    'Usemje',
    'Usemje om avtala skal partane først prøve å løyse seg imellom. Verneting er heimtinget til arbeidsgjevaren.',
  ],
  pensjon: [
    'Feriepengar og pensjon',
    'Feriepengar er 12 prosent. Pensjon blir innbetalt frå første krone med 2 prosent.',
  ],
} satisfies Record<string, Avsnitt>

export const engelsk = {
  hours: [
    'Hours',
    'The working day is ten hours including a meal break. Overtime must be approved in advance by the production manager and is paid at time and a half for the first two hours, and double thereafter.',
  ],
  secrecy: [
    'Confidentiality',
    'No information on scripts, cast, budget or locations may be disclosed before first publication. Photographs from set shall not be shared.',
  ],
  travel: [
    'Travel and board',
    'Return travel from the place of residence, a single room and a per diem according to the Norwegian State scale are provided by the Company.',
  ],
  insurance: [
    'Insurance',
    'The Company carries occupational injury insurance and production insurance. Privately owned equipment is covered only when listed in Schedule B.',
  ],
  credit: [
    'Credit',
    'Credit will be given in the end titles in accordance with custom. An inadvertent omission is not a breach, but shall be rectified where practicable.',
  ],
  stop: [
    'Suspension',
    'Should production be halted by events beyond the Company’s control for more than 21 days, either party may withdraw by giving seven days’ notice in writing.',
  ],
  law: [
    'Law and venue',
    'This agreement is governed by the laws of Norway. Disputes are to be settled by the courts of the Company’s registered seat.',
  ],
  conduct: [
    'Conduct on set',
    'The crew member has read the guidelines against harassment and the risk assessment issued by the Company and will follow them.',
  ],
  tax: [
    'Tax and pension',
    'Tax is withheld at source. Holiday pay at 12 per cent is included where so stated. Pension contributions of 2 per cent are paid by the Company.',
  ],
} satisfies Record<string, Avsnitt>
