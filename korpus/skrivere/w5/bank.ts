// What stands in such agreements besides what the fasit is about, in this writer's words: several wordings of each, chosen by number.

const velg = (texts: readonly string[]) => (i: number) => texts[i % texts.length] ?? ''

export const arbeidstid = velg([
  'Den alminnelige arbeidstiden er inntil ti timer per dag og femti timer per uke, medregnet 60 minutters ubetalt pause. Arbeidsplan (dagsplan) gjøres kjent senest kl. 19 dagen før. Mellom to arbeidsdager skal det være minst elleve timer sammenhengende fri, og minst 36 timer hver sjuende dag.',
  'Arbeidstiden følger produksjonens innspillingsplan. Det regnes med fem dager per uke à ni og en halv time. Overtid skal være bestilt av produksjonsleder før den utføres og betales med 50 prosent tillegg, etter kl. 22 med 100 prosent.',
  'Partene er enige om at stillingen ikke er særlig uavhengig, og at arbeidsmiljølovens regler om arbeidstid gjelder. Timeliste leveres hver mandag for uken før; for sent levert liste betales ved neste lønnskjøring.',
])
export const reise = velg([
  'Ved arbeid mer enn 40 km fra bostedet dekker Produsenten reise, enkeltrom og kost etter statens satser. Reisetid utover en time hver vei regnes som arbeidstid for halvparten av tiden.',
  'Reiser bestilles av produksjonskontoret. Bruk av egen bil avtales på forhånd og godtgjøres etter statens satser mot innlevert kjørebok. Det gis ikke diett når produksjonen holder varm mat.',
  'Produksjonen er plassert i Trondheim med to uker på Røros. Under opphold på Røros stilles leilighet til rådighet, og det betales kr 320 i kostgodtgjørelse per døgn.',
])
export const forsikring = velg([
  'Produsenten har lovfestet yrkesskadeforsikring og en ulykkesforsikring som også gjelder reise til og fra innspillingssted. Eget utstyr er bare forsikret når det er ført opp i utstyrslisten.',
  'Sykdom meldes produksjonsleder innen kl. 7 samme dag. Varer fraværet mer enn fjorten dager, kan Produsenten sette inn stedfortreder for resten av perioden. Produksjonen er forsikret mot avbrudd.',
])
export const taushet = velg([
  'Manuskript, rollebesetning, budsjett og opptakssteder er fortrolig inntil Produsenten selv har offentliggjort dem. Bilder fra innspilling legges ikke ut i sosiale medier uten skriftlig samtykke.',
  'Partene skal ikke gi utenforstående innsyn i avtalens økonomiske vilkår. Forbudet hindrer ikke at avtalen legges fram for fagforbund, revisor eller forvaltningsorganisasjon.',
  'Opplysninger om medvirkende barn behandles særskilt strengt. Medarbeideren leverer politiattest før første arbeidsdag og deler ikke bilder av barn, heller ikke i lukkede grupper.',
])
export const kreditering = velg([
  'Medarbeideren krediteres i rulletekst med full navn og den tittel som framgår av avtalen, i den størrelse og rekkefølge som er vanlig for funksjonen. Feil rettes så snart det lar seg gjøre, men gir ikke grunnlag for erstatning.',
  'Navngivelse skjer etter god skikk, jf. åndsverkloven § 5. Ved utdrag, trailer og klipp i sosiale medier kan navn utelates.',
])
export const tvist = velg([
  'Uenighet om forståelsen av avtalen søkes løst ved forhandlinger mellom partene, om nødvendig med bistand fra Norsk filmforbund og Virke Produsentforeningen. Fører ikke forhandlingene fram innen fire uker, kan saken bringes inn for Trøndelag tingrett.',
  'Avtalen reguleres av norsk rett. Verneting er Oslo tingrett. Før søksmål skal partene ha møttes minst én gang, fysisk eller på skjerm.',
  'Tvister avgjøres ved de alminnelige domstoler med Medarbeiderens hjemting som verneting.',
])
export const mislighold = velg([
  'Vesentlig mislighold gir den annen part rett til å heve avtalen etter skriftlig varsel med sju dagers frist til å rette forholdet. Utført arbeid betales i alle tilfeller.',
  'Stanses produksjonen av grunner Produsenten ikke rår over, kan avtalen avsluttes med 14 dagers varsel. Medarbeideren har da krav på vederlag for avtalt arbeid inntil utløpet av varslingstiden, dog minst tre uker.',
])
export const hms = velg([
  'Produksjonen følger bransjens retningslinjer mot seksuell trakassering. Varsel kan gis til verneombudet, til produksjonslederen eller til forbundets varslingskanal. Rusmidler er ikke tillatt i arbeidstiden.',
  'Verneombud velges av staben ved oppstart. Risikovurdering henger på produksjonskontoret, og den enkelte plikter å sette seg inn i den før opptak på vann, i høyden eller med dyr.',
])
export const loenn = velg([
  'Lønnen utbetales den 12. i måneden etter at arbeidet er utført, til den konto som er oppgitt. Skatt trekkes etter skattekort, og feriepenger utgjør 12 prosent. Obligatorisk tjenestepensjon er 2 prosent av lønn fra første krone.',
  'Honoraret faktureres i tre like deler: ved oppstart, ved siste opptaksdag og ved godkjent levering. Betalingsfrist er 30 dager. Produsenten betaler ikke for arbeid som ikke er bestilt.',
])

export const nn = {
  arbeidstid:
    'Arbeidstida er i snitt 40 timar i veka. Arbeidsplanen skal vere kjend seinast to dagar før. Pålagd overtid blir betalt med 50 prosent tillegg på kvardagar og 100 prosent i helger og om natta.',
  reise:
    'Produsenten dekkjer rimelegaste reise mellom heim og innspelingsstad, losji på einerom og kost etter satsane til staten. Køyring med eigen bil skal vere avtalt før turen.',
  forsikring:
    'Produsenten har yrkesskadeforsikring. Sjukdom skal meldast så tidleg som råd. Eige utstyr må vere oppført på utstyrslista for å vere forsikra.',
  taushet:
    'Partane skal halde fortruleg det dei får vite om medverkande, økonomi og innhald fram til første vising. Plikta gjeld òg etter at arbeidet er slutt.',
  kreditering:
    'Medarbeidaren blir namngitt i rulleteksten med fullt namn og den tittelen som står i avtalen, slik god skikk tilseier.',
  tvist:
    'Usemje skal løysast ved tingingar. Fører ikkje det fram, høyrer saka under tingretten der Medarbeidaren bur.',
  mislighald:
    'Ved vesentleg brot kan den andre parten heve avtalen etter skriftleg varsel på ti dagar. Utført arbeid skal betalast uansett.',
}

export const en = {
  hours:
    'Working hours follow the shooting schedule: five days a week, ten hours a day including lunch. Overtime must be approved in advance by the line producer. Minimum turnaround is eleven hours.',
  travel:
    'The Company books and pays for economy travel, single-room accommodation and a per diem at Norwegian state rates when the Artist works away from base.',
  insurance:
    'The Company carries occupational injury and production insurance. Personal equipment is covered only if listed in the equipment schedule attached to the unit list.',
  confidentiality:
    'The script, casting, budget and locations are confidential until published by the Company. This does not prevent disclosure to unions, advisers or collecting societies.',
  credit:
    'Subject to customary exceptions, the Artist receives screen credit in the end titles in the form stated above. Casual or inadvertent failure is not a breach but will be cured prospectively.',
  law: 'This document is governed by Norwegian law. The courts of Oslo have jurisdiction. Amendments are valid only in writing.',
  conduct:
    'The Company operates a zero-tolerance policy on harassment. Concerns may be raised with the safety representative or the line producer.',
}

/** The standard clauses as they are printed in most agreements. */
export const standard = {
  a: 'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».',
  b: 'Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.',
  to: 'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres opphavsrettigheter i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».',
  nnA: 'For medlemer av Norsk filmforbund med forvaltingskontrakt med F©R blir opphavsrettane regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».',
  nnB: 'Utnytting av produksjonen blir regulert i særskild avtale mellom kringkastar/mediehus og F©R v/Norsk Filmforbund.',
  en: 'For members of the Norwegian Film Workers’ Association (Norsk filmforbund) with a management contract with F©R, copyright and related rights are governed by the “Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29.10.2016”.',
}
