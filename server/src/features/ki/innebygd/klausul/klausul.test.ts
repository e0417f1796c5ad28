import { expect, test } from 'vitest'
import { proeveavsnitt, proevelesing } from '../../../../../test/lesing.ts'
import { finnKlausul } from './klausul.ts'

const kontrakt = { verdi: 'kontrakt', sikkerhet: 0.95, sted: null } as const
const klausulI = (...avsnitt: string[]) =>
  finnKlausul(
    proevelesing({
      linjer: proeveavsnitt([
        'Arbeidstid',
        'Arbeidstiden er 37,5 timer i uken. Lønnen overføres den siste virkedagen i måneden.',
        ...avsnitt,
        'Tvister',
        'Overenskomsten mellom Virke og Norsk filmforbund gjelder for lønn. Reise overfor utlandet avtales.',
      ]),
    }),
    { dokumenttype: kontrakt, produksjonsselskap: 'Fjordlys Film AS' },
  )
const variant = (...avsnitt: string[]) => klausulI(...avsnitt)?.verdi.variant

test.each([
  [
    '1a',
    'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».',
  ],
  [
    '1a',
    'Medlemer av Norsk Filmforbunn med forvaltingskontrakt hos FØR: opphavsretigheter er regulert i avtale om rettigheter med Virke Produsentforeningen datert 29. oktober 2016.',
  ],
  [
    '1a',
    'For medlemer av Norsk filmforbund vert opphavsrettane regulerte i avtala mellom Virke Produsentforeininga og forbundet/F(C)R.',
  ],
  [
    '1b',
    'Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.',
  ],
  [
    '1b',
    'Utnytting av programmet er regulert i eigen avtale mellom mediehuset og FOR ved Norsk filmforbund.',
  ],
  [
    '2',
    'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres opphavsrettigheter i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».',
  ],
  [
    '3',
    'Oppdragstaker har forvaltningskontrakt med F©R, og opphavsrettigheter skal klareres i særskilt avtale med Norsk filmforbund.',
  ],
  [
    'EN',
    'For members of NFF with management contract with F©R, copyright is governed by the agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29.10.2016.',
  ],
])('klausul %s kjennes igjen også når den er omskrevet eller feilskrevet: %#', (forventet, tekst) => {
  expect(variant('Opphavsrett', tekst)).toBe(forventet)
  expect(klausulI('Opphavsrett', tekst)?.verdi.oekonomiskeIBehold).toBe(true)
})

test.each([
  'Oppdragstaker overdrar samtlige rettigheter til resultatet til Oppdragsgiver, uten begrensning i tid og sted. Dette gjelder også når Oppdragstaker er medlem av Norsk filmforbund eller tilsluttet F©R.',
  'Alle frembringelser tilfaller selskapet fullt og helt. Selskapet kan bruke materialet uten geografisk begrensning og uten ytterligere betaling.',
  'The Contractor assigns to the Company all copyright and other rights in the work, throughout the world in perpetuity.',
])('en full overdragelse er buy-out, uansett hva den sier om F©R: %#', tekst => {
  expect(klausulI('Rettigheter', tekst)?.verdi).toEqual({ variant: 'buy-out', oekonomiskeIBehold: false })
})

test('en klausul som beholder rettighetene og en overdragelse bak i avtalen strider mot hverandre', () => {
  const beholdt =
    'Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.'
  const funn = klausulI(
    'Rettigheter',
    beholdt,
    'Alminnelige vilkår',
    'Medarbeideren overdrar alle rettigheter til arbeidet til selskapet, for all fremtid.',
  )
  expect(funn?.verdi).toEqual({ variant: 'motstridende', oekonomiskeIBehold: null })
  expect(funn?.sted?.sitat).toContain('overdrar alle rettigheter')
})

test.each([
  'Ved betaling av honoraret går alle rettigheter til manuset, uten unntak og for all tid og alle territorier, over til Produsenten, som fritt kan utnytte dem.',
  'Samtlige rettigheter til arbeidet går over til selskapet for all tid når honoraret er betalt.',
])('rettigheter som går over til produsenten, strider mot en klausul som beholder dem: %s', tekst => {
  const beholdt =
    'Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.'
  expect(variant('Opphavsrett', beholdt, 'Øvrige bestemmelser', tekst)).toBe('motstridende')
})

test('de rettighetene som klausulen ikke omfatter, kan gå til selskapet uten at det er en motstrid', () => {
  const funn = variant(
    'For members of NFF with management contract with F©R, copyright is governed by the agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29.10.2016.',
    'For anyone who is not covered by it, all rights needed to exploit the series are transferred to the Company.',
  )
  expect(funn).toBe('EN')
})

test('kringkasterens egne regler er en egen variant, og en avtale uten ord om rettigheter er taus', () => {
  expect(
    variant(
      'Rettigheter',
      'Opphavsrett til det du skaper, følger de avtalene og det reglementet NRK har for egenproduksjon.',
    ),
  ).toBe('NRK')
  expect(klausulI()?.verdi).toEqual({ variant: 'taus', oekonomiskeIBehold: null })
})

test('at avtalen eller utstyret ikke kan overdras, sier ingenting om rettighetene', () => {
  expect(
    variant(
      'Overdragelse',
      'Produsenten kan overdra sine rettigheter og plikter etter avtalen. Råmaterialet er selskapets eiendom.',
    ),
  ).toBe('taus')
})

test('eiendomsrett til arbeidet og avkall på vederlag strider også mot en klausul som beholder rettighetene', () => {
  const beholdt =
    'Opphavsrettigheter reguleres i avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016.'
  const eier =
    'Arbeidstakers verk er produsentens eiendom fra det skapes, og arbeidstaker fraskriver seg alle krav på vederlag.'
  expect(variant('Opphavsrett', beholdt, 'Andre vilkår', eier)).toBe('motstridende')
})

test('den som innestår for at andre ikke har rettighetene, overdrar ingenting ved det', () => {
  const innestaar =
    'Oppdragstaker innestår for at han har alle rettigheter til materialet, og at ingen rettigheter er overdratt til andre.'
  expect(variant('Ansvar', innestaar)).toBe('taus')
  expect(variant('Ansvar', 'Produsenten har ervervet alle rettigheter til romanen fra forlaget.')).toBe(
    'taus',
  )
})

test.each([
  'Selskapet blir eier av alt materiale og alle resultater av arbeidet, og kan bruke det slik det vil.',
  'Every right in the work passes to the Company upon creation.',
  'Produsenten kan fritt og uten tidsbegrensning utnytte arbeidet i alle medier, uten ekstra betaling.',
  'Honoraret er et engangsbeløp som dekker all bruk av arbeidet, nå og senere.',
  'Med betalingen av honoraret er alle rettigheter kjøpt ut.',
  'Produsenten sitter igjen med alle rettighetene til filmen, uten at det skal betales mer.',
  'Company shall be the sole author and owner of all results and proceeds of the services.',
  'Du frasier deg alle krav knyttet til opphavsrett og etterbruk av serien.',
  'Produsenten tar over alle rettane til arbeidet, utan tidsgrense.',
  'Oppdragstakeren kan ikke senere kreve betaling for bruk av verket.',
  'Alle rettigheter til skissene er Kjøpers eiendom fra de oppstår.',
  'Etter betaling kan vi klippe, vise, selge og bruke alt du har laget hvor og når vi vil, for all framtid.',
  'Selskapet får mot det avtalte honoraret alle rettigheter til opptakene, for all fremtid.',
  'The Company has, in return for the fee paid, all rights in the work, worldwide.',
  'Produsenten skal ha alle rettigheter til resultatet.',
  'On payment every right in the stills and the sketches passes to the Buyer in full, for as long as protection lasts.',
  'Kjøperen får alle rettigheter til opptakene, for all fremtid.',
  'Tinderøk TV AS kan fritt bruke, endre og selge videre alt du lager, i alle medier og for all fremtid.',
  'Alt som blir laget i oppdraget, tilhører Fjordlys Film AS.',
  'Det du lager for oss, er vårt.',
  'Alle rettar til filmen ligg hjå produsenten.',
  'Du sitter ikke igjen med noen rettigheter til filmen.',
  'The Editor retains no rights in the Film.',
])('en full overdragelse med dagligdagse ord er buy-out: %s', tekst => {
  expect(variant('Rettigheter', tekst)).toBe('buy-out')
})

test.each([
  'Produsenten kan vederlagsfritt og uten tidsbegrensning bruke bilder av medarbeideren i omtale av serien.',
  'Honoraret dekker all bruk av eget utstyr i opptaksperioden.',
  'Arbeidstakeren har alle rettigheter som følger av arbeidsmiljøloven.',
  'Alle rettigheter tilhører den som har skapt verket.',
  'Alt utstyr tilhører produsenten.',
  'Alle manus og notater du får, tilhører produksjonsselskapet og skal leveres tilbake.',
  'Selskapet har ingen rettigheter til manuset.',
  'Produksjonsselskapet eier formatet og har alle rettigheter til det.',
  'Produsenten overtar alle utgifter til reise og opphold.',
  'Selskapet eier produksjonen og alt utstyr.',
  'Produsenten har ansvar for at alle som har rettigheter blir nevnt i rulleteksten.',
  'Arbeidsgiver har styringsrett og kan endre opptaksplanen fritt og uten varsel.',
])('det som ligner, men gjelder noe annet enn arbeidet, er ingen overdragelse: %s', tekst => {
  expect(variant('Vilkår', tekst)).toBe('taus')
})

test('den som beholder retten til vederlag fra forvaltningsorganisasjoner, har rettighetene i behold', () => {
  const beholdt =
    'The Freelancer retains the right to receive remuneration from any collecting society for private copying and retransmission.'
  expect(klausulI('Copyright', beholdt)?.verdi).toEqual({ variant: '3', oekonomiskeIBehold: true })
  // Beside a full transfer it takes nothing back.
  const alt =
    'The Freelancer assigns to the Company all copyright and other rights in the work, worldwide and in perpetuity.'
  expect(variant('Copyright', alt, beholdt)).toBe('buy-out')
})

test('den som er engasjert, overdrar sitt eget også når verket er musikk eller en bok', () => {
  expect(
    variant(
      'Musikk',
      'Komponisten overdrar herved alle rettigheter til musikken til Kunden, for all fremtid og i alle medier.',
    ),
  ).toBe('buy-out')
  expect(
    variant(
      'Forelegg',
      'Forlaget har overdratt alle rettigheter til romanen til Produsenten for all fremtid.',
    ),
  ).toBe('taus')
})

test('taushet er ikke sikkert der noe sies om hvem som får rettigheter', () => {
  const lest = (tekst: string) => {
    const linjer = proeveavsnitt([
      'Avtalen gjelder fra mandag til fredag og lønnen er avtalt mellom partene for hele perioden.',
      tekst,
    ])
    return finnKlausul(proevelesing({ linjer }), { dokumenttype: kontrakt, produksjonsselskap: null })
  }
  expect(lest('Forlaget har overdratt rettighetene til romanen til produsenten for ti år.')).toMatchObject({
    verdi: { variant: 'taus' },
    sikkerhet: 0.5,
  })
  expect(lest('Arbeidstakeren møter på kontoret hver morgen.')?.sikkerhet).toBe(0.92)
})

test('innkjøp i linjen over klausulen gjør den ikke til den for innkjøpte produksjoner', () => {
  expect(
    variant(
      'Rekvisitter og andre innkjøp til filmen betales av medarbeideren mot kvittering fra butikken',
      'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».',
    ),
  ).toBe('1a')
  expect(
    finnKlausul(
      proevelesing({
        linjer: [
          { tekst: 'Stipulert innkjøp av rekvisita er kr 90 000, og kort utleveres av kontoret', y: 10 },
          { tekst: 'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres', y: 11.6 },
          {
            tekst: 'opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og',
            y: 13.2,
          },
          { tekst: 'Norsk Filmforbund/F©R av 29.10.2016».', y: 14.8 },
        ],
      }),
      { dokumenttype: kontrakt, produksjonsselskap: null },
    )?.verdi.variant,
  ).toBe('1a')
})

test('en overdragelse i dagligtale, til den som kalles ved navn', () => {
  expect(
    variant(
      'Når lønnen er betalt, eier Fjordlys alt klipperen har laget, med alle rettigheter, for alltid og overalt. Fjordlys kan selge det videre, og klipperen skal ikke ha mer betalt.',
    ),
  ).toBe('buy-out')
})

test('kringkasterens rett til å bruke arbeidet etter egne overenskomster er egne regler', () => {
  for (const tekst of [
    'NRK har rett til å bruke innslagene i samsvar med NRKs overenskomster.',
    'NRK får rett til å sende innslaga slik tariffavtalen fastset.',
    'TV 2 has the right to use the programmes under the collective agreements of TV 2.',
  ])
    expect(variant(tekst)).toBe('NRK')
})

test.each([
  'Du gir oss alle rettigheter til intervjuene og opptakene dine. Vi kan bruke dem så lenge vi vil.',
  'Produsenten blir eneste innehaver av alle rettigheter til det Lyddesigneren lager til serien.',
  'Med betalingen følger alle rettigheter til det graderte materialet, eksklusivt og evigvarende.',
  'Eiendomsretten og opphavsretten til leveransen, inkludert prosjektfiler, tilhører Kunden alene, uten noen begrensning i tid.',
  'Leverandøren frasier seg med dette ethvert krav på vederlag for visning, salg og strømming av filmen.',
])('alt går over også når det sies slik: %s', tekst => {
  expect(variant(tekst)).toBe('buy-out')
})

test('det deltakerne gir fra seg, er ikke medarbeiderens', () => {
  expect(variant('Deltakerne signerer egne avtaler der de gir fra seg rettighetene til opptakene.')).toBe(
    'taus',
  )
})

test('full eiendomsrett og hver eneste rettighet er alt, også ved siden av en klausul eller F©Rs navn', () => {
  expect(
    variant(
      'Arbeidsgiver får full og varig eiendomsrett til alt arbeidstaker lager, og arbeidstaker har ingen rettigheter i behold.',
      'Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.',
    ),
  ).toBe('motstridende')
  expect(
    variant(
      'Oppdragsgiver erverver hver eneste økonomiske rettighet til opptakene, inkludert retten til vederlag som måtte følge av ordninger forvaltet av F©R eller Norwaco. Ervervet er endelig og gjelder alle land.',
    ),
  ).toBe('buy-out')
})
