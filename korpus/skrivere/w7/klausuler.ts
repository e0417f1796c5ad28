// The rights clauses as a lawyer sets them: the standardised sentence with what different producers put around it.
export const k1a = {
  nbLegges:
    'Partene legger til grunn at «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016» gjelder for medarbeidere som er medlem av Norsk filmforbund og har forvaltningskontrakt med F©R. Avtalen går foran det som ellers måtte følge av denne kontrakten.',
  nbBegge:
    'Er medarbeideren medlem av Norsk filmforbund med forvaltningskontrakt med F©R, er opphavsrettighetene til alt arbeid etter denne kontrakten regulert i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016», og begge parter er kjent med innholdet.',
  nbVises:
    'Om opphavsrett vises til rettighetsavtalen mellom Virke Produsentforeningen og Norsk Filmforbund/F©R datert 29. oktober 2016, som gjelder for forbundets medlemmer med forvaltningskontrakt med F©R.',
  nb: 'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».',
  nn: 'For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R vert opphavsrettane regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».',
}
export const k1b = {
  nbSaer:
    'Partene er enige om at kringkasterens og mediehusets utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund, og at ingenting i denne kontrakten begrenser det medarbeideren har krav på etter den.',
  nbKanal:
    'Når det gjelder rettighetene, er utnyttelsen av produksjonen regulert i særskilt avtale mellom kanalen (kringkaster/mediehus) og F©R ved Norsk Filmforbund.',
  nb: 'Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.',
  nbLang:
    'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R gjelder at utnyttelsen av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.',
}
export const k2 = {
  nbKlarert:
    'Opphavsrettigheter for medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R anses klarert på de vilkår som følger av «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017», og bare på dem.',
  nbInnkjop:
    'Produksjonen er en innkjøpt produksjon. For medlemmer av Norsk filmforbund som har forvaltningskontrakt med F©R, klareres rettighetene derfor i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».',
  nb: 'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres opphavsrettigheter i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».',
  nn: 'For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R vert opphavsrettane klarerte i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».',
}
export const kEn = [
  'For members of the Norwegian Film Workers’ Association (Norsk filmforbund) holding a management contract with F©R, copyright is governed by the “Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29 October 2016”, and nothing in this Agreement shall derogate from it.',
  'To the extent the Contractor is a member of Norsk filmforbund and has entrusted rights to F©R, the parties’ rights are regulated by the Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R dated 29.10.2016.',
]

/** Clauses that say nothing of who owns what: several wordings of each. */
export const taushet = {
  nb: [
    'Partene skal behandle manus, budsjett og avtalens økonomiske vilkår fortrolig. Plikten gjelder ikke overfor rådgivere, forsikringsselskap og organisasjoner som har krav på innsyn.',
    'Opplysninger om handling, rollebesetning og opptakssteder skal ikke deles med utenforstående eller publiseres i sosiale medier før Produsenten har offentliggjort dem.',
    'Alt materiale Medarbeideren får tilgang til, er fortrolig inntil første offentlige visning. Taushetsplikten består etter at oppdraget er avsluttet.',
    'Ingen av partene omtaler kontrakten i mediene uten samtykke. Dramatiske vendinger, slutten og gjesteroller er forretningshemmeligheter.',
    'Manusutkast er merket med mottakerens navn og skal makuleres når nytt utkast foreligger. Medarbeideren viser dem ikke til andre.',
    'Medarbeideren plikter å hindre at uvedkommende får adgang til opptak, klipp og rollelister, også når arbeidet utføres hjemme.',
  ],
  nn: [
    'Manus, rollelister og økonomiske vilkår er fortrulege. Teieplikta gjeld også etter at arbeidet er ferdig.',
    'Innhaldet i serien skal ikkje omtalast offentleg før produsenten har gjeve løyve til det.',
  ],
}
export const kreditt = {
  nb: [
    'Medarbeideren skal navngis i rulletekst i samsvar med god skikk og åndsverkloven § 5. Ved utelatelse som skyldes feil, skal Produsenten rette teksten i senere eksemplarer når det kan skje uten urimelig kostnad.',
    'Navngivelse skjer på eget kort i for- eller sluttekst på de episodene arbeidet gjelder. Ved felles arbeid nevnes navnene i alfabetisk rekkefølge.',
    'Kreditering følger kringkasterens retningslinjer for rulletekster, med den tittel som fremgår av denne avtalen.',
    'Navnet tas inn i rulleteksten på den plass som er vanlig for funksjonen. Korrektur av rulleteksten forelegges Medarbeideren.',
    'Medarbeideren kan kreve at navnet utelates dersom verket er endret på en måte som krenker hans eller hennes anseelse.',
    'Krediteringens form, størrelse og rekkefølge bestemmes av Produsenten. Ved utdrag under tre minutter kan navn utelates.',
  ],
  nn: [
    'Namnet skal stå i rulleteksten på dei episodane arbeidet gjeld, slik god skikk krev.',
    'Produsenten avgjer plasseringa i rulleteksten etter samråd med medarbeidaren.',
  ],
}
export const tvist = {
  nb: [
    'Avtalen er underlagt norsk rett. Tvister søkes løst ved forhandlinger. Fører ikke det frem, kan hver av partene bringe saken inn for Oslo tingrett, som er avtalt verneting.',
    'Uenighet om forståelsen av avtalen skal søkes løst i møte mellom partene innen fjorten dager. Deretter kan tvisten bringes inn for de alminnelige domstoler.',
    'Tvister om avtalen avgjøres med endelig virkning ved de alminnelige domstoler, med Medarbeiderens hjemting som verneting.',
    'Partene skal først forsøke mekling i regi av en felles oppnevnt mekler. Deretter gjelder tvistelovens regler om verneting.',
    'Krav som ikke er løst innen én måned, kan hver av partene bringe inn for tingretten i den domskretsen der Produsenten har forretningssted.',
    'For tvist om denne kontrakten gjelder norsk rett og Oslo som verneting. Organisasjonene kan bistå partene.',
  ],
  nn: ['Usemje skal partane søkje å løyse i minnelegheit. Elles gjeld verneting etter tvistelova.'],
}
export const sykdom = {
  nb: [
    'Ved sykdom varsles Produsenten omgående. Varer fraværet utover ti opptaksdager, kan Produsenten engasjere en stedfortreder; vederlag opptjenes da for utført arbeid.',
    'Produsenten holder yrkesskadeforsikring og reiseforsikring i engasjementstiden. Egenandel ved skade på utstyr kan ikke kreves av Medarbeideren uten grov uaktsomhet.',
    'Hindres arbeidet av forhold utenfor partenes kontroll, suspenderes partenes plikter så lenge hindringen varer. Varer den over seksti dager, kan hver av partene si opp avtalen skriftlig.',
    'Sykemelding leveres etter lovens regler. Forsinkes opptaket av sykdom, forlenges perioden tilsvarende dersom Medarbeideren er ledig.',
    'Medarbeideren er omfattet av Produsentens gruppelivs- og yrkesskadeforsikring fra første arbeidsdag. Egen reiseforsikring godtgjøres ikke.',
    'Kan arbeidet ikke gjennomføres på grunn av brann, smitte, streik eller pålegg fra myndighetene, er partene fri for sine plikter etter førti dager.',
  ],
}
/** Transfers everything. */
export const frikjop = {
  nb: 'Produsenten erverver ved betaling av vederlaget samtlige økonomiske rettigheter til arbeidsresultatet, uten begrensning i tid, sted, medium eller antall visninger, herunder rett til endring, videreoverdragelse og utnyttelse i nye formater. Vederlaget er fullt og endelig oppgjør, og Medarbeideren kan ikke kreve ytterligere betaling fra Produsenten, kringkastere, strømmetjenester eller forvaltningsorganisasjoner.',
  nbKort:
    'Alle rettigheter til arbeidet overdras i sin helhet og for all fremtid til Selskapet mot engangsvederlaget. Tilleggs- eller royaltyvederlag betales ikke.',
  en: 'The Contractor hereby irrevocably assigns to the Producer, by way of present and future assignment, all right, title and interest throughout the universe and in perpetuity in all results and proceeds of the Services, in all media now known or hereafter devised. The Fee is a complete buy-out and includes equitable remuneration; no residuals, royalties, repeat fees or collective remuneration shall be payable.',
}
