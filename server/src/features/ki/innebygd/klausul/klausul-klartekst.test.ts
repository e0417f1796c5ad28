import { expect, test } from 'vitest'
import { proeveavsnitt, proevelesing } from '../../../../../test/lesing.ts'
import { finnKlausul } from './klausul.ts'

const klausul = (...avsnitt: string[]) =>
  finnKlausul(proevelesing({ linjer: proeveavsnitt(avsnitt) }), {
    dokumenttype: { verdi: 'kontrakt', sikkerhet: 0.95, sted: null },
    produksjonsselskap: 'Fjordlys Film AS',
  })
const variant = (...avsnitt: string[]) => klausul(...avsnitt)?.verdi.variant

test.each([
  'Når fakturaen er betalt, er alt som heter rettigheter i filmen løst ut for bestandig.',
  'Tegneren gir fra seg hele den økonomiske retten til skissene, og noe mer betaling blir det ikke.',
  'Alle lydopptak fra oppdraget eies fullt ut av produksjonsselskapet. Noen tilleggsbetaling kommer ikke på tale.',
  'Bilda og lyden er selskapet sin eigedom åleine, og selskapet kan nytte dei så lenge det vil, utan å betale noko attåt.',
  'Alt det kreative arbeidet ditt blir vårt når honoraret er på konto, og du kan ikke komme tilbake med krav om mer.',
  'Engangssummen er fullt og endelig oppgjør for både arbeidet og rettighetene.',
  'The footage and anything else you shoot for us is owned outright by the company, for good.',
  'Klipperens rettigheter er kjøpt ut én gang for alle, og vederlag som F©R eller Norwaco måtte kreve inn, er firmaets.',
  'Rettighetene til tegningene ligger for alltid hos selskapet, og designeren har ikke mer å kreve.',
  'Dagsatsen inkluderer enhver senere bruk av materialet. Det ytes ikke noe i tillegg ved reprise.',
  'Selskapet blir sittende med eneretten til alt opptaksmateriale, uten tidsgrense.',
  'Selskapet betaler kr 40 000 og får til gjengjeld hånd om alle rettigheter til manuset så lenge vernet varer.',
  'Retten til å vise, selge og bearbeide opptakene ligger i sin helhet hos produsenten, uten tidsbegrensning.',
  'Fotografen seier frå seg heile opphavsretten til bileta sine, no og for all framtid.',
  'Lyddesigneren selger alle sine rettigheter i lydsporet til selskapet for en fast sum.',
  'All material, finished or not, is and stays the property of the producer for good.',
  'Etter det høyrer opptaka og alle rettane selskapet til for bestandig.',
  'Firmaet får eiendomsrett til bilder, lyd, klipp og alt annet medarbeideren lager.',
])('alt er overdratt i klartekst: %s', tekst => {
  expect(variant('Vilkår', tekst)).toBe('buy-out')
})

test.each([
  ['Punkt 4 – Rettigheter', 'Samtlige, alltid, overalt.', 'Ingen royalty.'],
  ['Rights', 'All. Worldwide. Forever.'],
  ['RETTAR', 'Selskapet: alle. Arbeidstakaren: ingen.'],
  ['IP: All rights to Company. Term: perpetual. Residuals: none.'],
  ['Rettigheter: Fullt utkjøp. Varighet: ubegrenset.'],
])('en overdragelse er sagt med en merkelapp og noen ord: %s', (...avsnitt) => {
  expect(variant(...avsnitt)).toBe('buy-out')
})

test.each([
  'Firmaet eier kameraet. Firmaet eier det fullt ut, og det betales aldri noe mer for det.',
  'Alle aksjer i selskapet eies i sin helhet av Konsern AS, for all framtid.',
  'Selskapet, som er det eldste i bransjen, eies fullt ut av Storfilm AS.',
  'Opptaksdagene er avtalt en gang for alle, og endringer varsles skriftlig.',
  'Materialet er sårbart, og ligger hos firmaet i safe så lenge vi ønsker det.',
  'Formatrettighetene er kjøpt ut av produsenten en gang for alle.',
  'Alle spørsmål om rettigheter går til produsenten, for all framtid.',
  'Opptakene er selskapets ansvar, og det betales ikke noe mer for overtid ved regn.',
  'Bildene av deg fra premieren er våre, og vi bruker dem så lenge vi vil i omtale av filmen.',
  'Dagsatsen dekker enhver bruk av egen bil.',
  'Rettighetene til formatet ligger for alltid hos firmaet i London, og serien lages på lisens.',
  'Alle nøkler ligger hos firmaet for godt samarbeid og orden.',
  'Deltakerne har gitt fra seg hele retten til opptakene i en egen avtale.',
  'Fotografen selger utstyret sitt til selskapet for en fast sum, og har ikke mer å hente etter salget.',
  'Rettigheter: Alle spørsmål rettes til produksjonsleder.',
  'Alle, alltid og overalt på settet: bruk hjelm. Ingen unntak.',
])('ingen rettigheter er overdratt av: %s', tekst => {
  expect(variant('Vilkår', tekst)).toBe('taus')
})

const standard =
  'Opphavsrettigheter: Har medarbeideren forvaltningskontrakt med F©R, følges «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».'

test.each([
  'Overdragelse: Enhver rett til materialet, uansett hvem som forvalter den, går til selskapet ved underskrift og blir der for godt.',
  'Eierskap: Alt arbeidstakeren lager, eies fullt og helt av selskapet. Etterbetaling: ingen.',
  'Særlige vilkår: Honoraret kjøper fri alle rettigheter en gang for alle.',
  'Eigedomsrett: Selskapet eig opptaka fullt ut, utan grenser i tid, og skuldar ikkje arbeidstakaren noko meir.',
  'Rights: all, worldwide, in perpetuity. Residuals: none.',
])('standardklausulen og en full overdragelse ved en merkelapp strider mot hverandre: %s', tekst => {
  expect(variant(standard, tekst)).toBe('motstridende')
})

test.each([
  'Eierskap: Kostymer og rekvisitter eies i sin helhet av selskapet. Leie: ingen.',
  'Lønn: Kr 50 000 er full betaling for arbeidet, og overtid kommer ikke i tillegg.',
  'Utstyr: Ligger hos firmaet for godt etter siste opptaksdag.',
])('standardklausulen står alene ved siden av: %s', tekst => {
  expect(variant(standard, tekst)).toBe('1a')
})

test('ord om alt og for alltid som ingen regel forstår, gjør verken taushet eller standardklausulen sikker', () => {
  const uklar = 'Manuset og filmen er for all framtid et anliggende for produsenten.'
  expect(klausul('Partene har avtalt lønn og arbeidstid i et eget skjema.', uklar)).toMatchObject({
    verdi: { variant: 'taus' },
    sikkerhet: 0.5,
  })
  expect(klausul(standard)?.sikkerhet).toBeGreaterThan(0.9)
  expect(klausul(standard, uklar)).toMatchObject({ verdi: { variant: '1a' }, sikkerhet: 0.85 })
})
