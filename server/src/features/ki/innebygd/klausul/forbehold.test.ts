import { expect, test } from 'vitest'
import { proeveavsnitt, proevelesing } from '../../../../../test/lesing.ts'
import { finnKlausul } from './klausul.ts'

const variant = (...avsnitt: string[]) =>
  finnKlausul(proevelesing({ linjer: proeveavsnitt(avsnitt) }), {
    dokumenttype: { verdi: 'kontrakt', sikkerhet: 0.95, sted: null },
    produksjonsselskap: 'Fjordlys Film AS',
  })?.verdi.variant

const overdragelse =
  'Selskapet erverver alle rettigheter til resultatet av arbeidet, uten begrensning i tid og rom og for alle medier.'

test.each([
  'Økonomiske rettigheter som F©R forvalter, er ikke overdratt, og vederlaget går til klipperen.',
  'Rettigheter under forvaltning av F©R/Norwaco er unntatt og ligger hos medarbeideren.',
  'Selskapet får ikke de rettighetene som FOR har til forvaltning for arbeidstakeren.',
  'Unntatt fra overdragelsen er rettigheter som er undergitt kollektiv forvaltning.',
  'Dei økonomiske rettane som F©R forvaltar, er haldne utanfor og ligg framleis til fotografen.',
  'De rettighetene du har latt F©R forvalte, er dine og går ikke over til oss.',
  'Excluded from this grant are the economic rights which the Designer has entrusted to FOR for management.',
  'The grant does not include the rights and claims to remuneration that are administered collectively.',
  'Ingenting i denne avtalen betyr at rettigheter som F©R forvalter, går over til produsenten.',
  'Det som F©R forvalter for deg, er fortsatt ditt.',
  'Lydmannen tek atterhald om alt som er lagt til F©R.',
  'This clause is without prejudice to the management agreement between the Writer and F©R and the rights in it.',
  'Visning utenfor kino må produsenten avtale med F©R på forhånd, og det gjelder all slik bruk.',
  'Notwithstanding the above, rights managed by Norwaco are reserved for and remain with the Employee.',
  'Ervervet gjelder ikke det som kreves inn kollektivt gjennom Norwaco; slike vederlag hører til den engasjerte.',
  'Penger som F©R eller Norwaco krever inn, er fotografens egne.',
  'Pengane som kjem frå Norwaco, høyrer til klipparen.',
  'Det som etter loven eller etter avtalen hennes hører til kollektiv forvaltning gjennom F©R, følger ikke med.',
  'Rettighetene han har satt bort til FOR gjennom sin forvaltningskontrakt, er fortsatt hans.',
])('det F©R forvalter, er i behold når avtalen unntar det med egne ord: %s', forbehold => {
  expect(variant('Rettigheter', forbehold)).toBe('3')
  // An exception from the transfer before it contradicts nothing.
  expect(variant('Rettigheter', overdragelse, forbehold)).toBe('3')
})

test('setningen etter kan si hva som skjer med det F©R forvalter', () => {
  expect(
    variant(
      'Klipperen er tilsluttet F©R, som forvalter visse økonomiske rettigheter for henne.',
      'Disse rettighetene beholdes av klipperen.',
    ),
  ).toBe('3')
})

test.each([
  'Dette gjelder også de rettighetene som F©R forvalter, og ingen rettigheter er unntatt.',
  'Produsenten beholder vederlag som Norwaco krever inn.',
  'Vederlag fra Norwaco tilfaller selskapet.',
  'At regissøren har forvaltningskontrakt med F©R, får ingen betydning for overdragelsen.',
  'Regissøren innestår for at rettighetene ikke er overdratt til F©R.',
])('det tar ingenting tilbake at F©R er nevnt: %s', tekst => {
  expect(variant('Rettigheter', overdragelse, tekst)).toBe('buy-out')
})

test.each([
  'Stillingen er særlig uavhengig og omfattes ikke av overenskomsten mellom Virke og Norsk filmforbund; krav på overtid finnes ikke.',
  'Tvister om krav på lønn skal avklares med Norsk filmforbund.',
])('forbundet er nevnt for annet enn rettigheter: %s', tekst => {
  expect(variant('Lønn', tekst)).toBe('taus')
})

test('et forbehold langt fra en full overdragelse strider mot den', () => {
  const langt = Array.from(
    { length: 8 },
    (_, at) => `Punkt ${at + 1} gjelder reiser, opphold og diett i opptakstiden.`,
  )
  expect(
    variant(
      'Rettigheter som F©R forvalter, er ikke overdratt og forbeholdes den ansatte.',
      ...langt,
      'Vedlegg A',
      overdragelse,
    ),
  ).toBe('motstridende')
})

test('det selskapet ikke skal kreve eller overdra, er ingen overdragelse', () => {
  expect(
    variant(
      'Rettigheter som forvaltes av F©R, forblir hos regissøren.',
      'The Company shall not claim, waive or assign such rights or remuneration.',
    ),
  ).toBe('3')
})

test('alt går over også når det står mange ord mellom «går» og «over»', () => {
  expect(
    variant(
      'Alle opphavsrettigheter til arbeidet går i sin helhet og for all framtid over til Arbeidsgiver.',
    ),
  ).toBe('buy-out')
})

test.each([
  'Alt du tegner, bygger eller maler mens du er ansatt hos oss, tilhører selskapet, og mer betaling blir det ikke.',
  'Alt du spelar inn for oss, eig vi, og ytterlegare betaling blir det ikkje.',
  'We own everything you make for the series, from the first sketch to the finished set, and no further payment is due.',
  'Honoraret er et frikjøp, og selskapet kan bruke opptakene uten begrensning.',
  'Retten til å råde over figurene ligger hos produsenten alene, for alle nåværende og framtidige bruksmåter, uten begrensning.',
])('alt er overdratt også når det er sagt rett fram: %s', tekst => {
  expect(variant('Rettigheter', tekst)).toBe('buy-out')
})

test('at noe annet avtales i setningen etter, gjør ikke et forbehold til avtalen med kringkasteren', () => {
  expect(
    variant(
      'Rettigheter som fotografen har overlatt til F©R, inngår ikke i avtalen og blir værende hos fotografen.',
      'Selskapet tar selv kontakt med F©R om den klareringen kanalens bruk krever. Skal opptak brukes i andre produksjoner, avtales egen betaling.',
    ),
  ).toBe('3')
})
