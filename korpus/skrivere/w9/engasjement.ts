import { bakside, skjema } from './maler.ts'
import { org } from './selskaper.ts'
import { dok, hand, ingen, konto, kryss, orgDelt, penn, pnr, reg, stempel, U } from './verktoy.ts'

const su = 'Storljos Underholdning AS'
const p1 = pnr(14, 3, 88, 312)
const p3 = pnr(2, 11, 94, 401)
const p4 = pnr(27, 6, 79, 187)
const klausul1b =
  'Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.'

export const engasjement = [
  dok({
    id: 'w9-01',
    template: 'boksskjema',
    arbeidstaker: 'Tuva Myrhaugsli',
    selskap: su,
    reg: [reg('Sofakrigerne (sesong 3)', 'Klipper', U.klipp, 10)],
    variant: '1b',
    signert: [true, true],
    pnr: p1,
    forventet: 'BEHANDLET',
    begrunnelse: 'Klausul 1b, klipper på alle ti episodene i sesong 3 (ep. 301–310), og begge har signert.',
    papirer: [
      skjema({
        navn: 'Engasjement Myrhaugsli.pdf',
        slag: 'digital',
        selskap: su,
        orgnr: orgDelt(org(su)),
        nr: 'SU-20-0417',
        bakside,
        person: [
          ['Navn', 'Tuva Myrhaugsli'],
          ['Fødselsnr. (11 siffer)', p1],
          ['Adresse', 'Lindeberglia 44 H0302, 1086 Oslo'],
          ['Kontonr.', konto(20417)],
          ['Mobil', '900 14 417'],
          ['Nærmeste pårørende', 'Ivar Myrhaugsli (far), 900 14 220'],
        ],
        oppdrag: [
          ['Produksjon', 'SOFAKRIGERNE, sesong 3 (10 ep.)'],
          ['Kanal / bestiller', 'TV 2'],
          ['Funksjon', 'Klipper'],
          ['Episoder', 'Ep. 301–310'],
          ['Format', '10 x 45 min'],
          ['Produsent', 'Hedda Ramskogen'],
        ],
        lonn: [
          ['Periode', '17.02.2020–29.05.2020'],
          ['Antall arbeidsdager', '71'],
          ['Ukelønn', 'kr 11 900'],
          ['Feriepenger', '12 %'],
          ['Overtid', 'Avregnes, 50/100 %'],
          ['Pensjon (OTP)', 'Ja, fra første dag'],
        ],
        vilkaar: [
          ['Rettigheter', klausul1b],
          [
            'Utstyr',
            'Klippeplass (Avid) stilles til rådighet av selskapet. Eget utstyr brukes ikke uten avtale.',
          ],
          ['Taushet', 'Gjelder all informasjon om deltakere og utfall, også etter siste sending.'],
        ],
        sign: [
          { tekst: 'Oslo 14.02.20', over: hand('Tuva Myrhaugsli') },
          {
            tekst: 'Oslo 14.02.20',
            over: hand('Hedda Ramskogen', { farge: '#222' }),
            navn: 'Hedda Ramskogen',
          },
        ],
      }),
    ],
  }),
  dok({
    id: 'w9-02',
    form: 'skann',
    template: 'boksskjema',
    arbeidstaker: 'Aslak Brennmoen',
    selskap: su,
    reg: [reg('Siste mann i båten (sesong 2)', 'Lysmester / gaffer', ingen, 12)],
    variant: '1b',
    signert: [true, true],
    forventet: 'MANGLER GODKJENT FAGFUNKSJON',
    begrunnelse:
      'Lysmester er ikke en godkjent fagfunksjon; klausul 1b, signaturer og tolv episoder er i orden.',
    papirer: [
      skjema({
        navn: 'skann_0093.pdf',
        slag: 'skann',
        selskap: su,
        orgnr: orgDelt(org(su)),
        nr: 'SU-22-0093',
        haand: true,
        person: [
          ['Navn', penn('Aslak Brennmoen')],
          ['Fødselsnr. (11 siffer)', 'oppgis i lønnsportalen'],
          ['Adresse', penn('Øvre Torggate 7, 2815 Gjøvik')],
          ['Kontonr.', penn(konto(20093))],
          ['Mobil', penn('900 17 093')],
          ['Nærmeste pårørende', penn('Mari B. (søster)')],
        ],
        oppdrag: [
          ['Produksjon', 'Siste mann i båten 2'],
          ['Kanal / bestiller', 'TV 2'],
          ['Funksjon', penn('Lysmester / gaffer')],
          ['Episoder', penn('samtlige (12)')],
          ['Format', '12 x 45 min'],
          ['Produsent', 'Hedda Ramskogen'],
        ],
        lonn: [
          ['Periode', penn('2.5. – 24.6.22')],
          ['Antall arbeidsdager', penn('38')],
          ['Ukelønn', penn('13 400')],
          ['Feriepenger', '12 %'],
          ['Overtid', 'Avregnes, 50/100 %'],
          ['Pensjon (OTP)', 'Ja, fra første dag'],
        ],
        vilkaar: [
          ['Rettigheter', klausul1b],
          ['Utstyr', 'Lyspakke leies av selskapet etter egen liste, 2 lastebiler, 14 hoder.'],
          ['Taushet', 'Gjelder all informasjon om deltakere og utfall, også etter siste sending.'],
        ],
        sign: [
          { tekst: 'Gjøvik 28/4', over: hand('Aslak Brennmoen', { farge: '#111' }) },
          { tekst: 'Oslo 2/5-22', over: hand('H Ramskogen', { farge: '#222' }), navn: 'Hedda Ramskogen' },
        ],
      }),
    ],
  }),
  dok({
    id: 'w9-03',
    form: 'foto',
    template: 'boksskjema',
    arbeidstaker: 'Ronja Skjelvåg',
    selskap: su,
    reg: [reg('Campinglivet på Sandvær (sesong 2)', 'A-foto', U.foto, 5)],
    variant: '1b',
    signert: [true, false],
    pnr: p3,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse:
      'Bare arbeidstakeren har signert; i selskapets felt er det et mottaksstempel, som ikke er en signatur.',
    papirer: [
      skjema({
        navn: 'IMG_5512.jpg',
        slag: 'foto',
        selskap: su,
        orgnr: orgDelt(org(su)),
        nr: 'SU-21-0288',
        bakside,
        person: [
          ['Navn', 'Ronja Skjelvåg'],
          ['Fødselsnr. (11 siffer)', p3],
          ['Adresse', 'Strandgata 3B, 8006 Bodø'],
          ['Kontonr.', konto(20288)],
          ['Mobil', '900 22 288'],
          ['Nærmeste pårørende', 'Ola Skjelvåg, 900 22 007'],
        ],
        oppdrag: [
          ['Produksjon', 'CAMPINGLIVET PÅ SANDVÆR – S2'],
          ['Kanal / bestiller', 'TV 2'],
          [
            'Funksjon',
            `${kryss(true)}A-foto &nbsp; ${kryss(false)}B-foto &nbsp; ${kryss(false)}A-lyd &nbsp; ${kryss(false)}VJ`,
          ],
          ['Episoder', '5 av 8 episoder (ep. 204–208)'],
          ['Format', '8 x 45 min'],
          ['Produsent', 'Jo Sletthaugmo'],
        ],
        lonn: [
          ['Periode', '05.07.2021–30.07.2021'],
          ['Antall arbeidsdager', '18'],
          ['Ukelønn', 'kr 14 250'],
          ['Feriepenger', '12 %'],
          ['Overtid', 'Inkludert inntil 10 t/dag'],
          ['Pensjon (OTP)', 'Ja, fra første dag'],
        ],
        vilkaar: [
          [
            'Rettigheter (sett kryss)',
            `${kryss(true)}Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.<br>${kryss(false)}Opphavsrettigheter reguleres i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R» av 29.10.2016.`,
          ],
          ['Utstyr', 'Kamerapakke fra Storljos teknikk. Kort leveres DIT hver kveld.'],
          ['Taushet', 'Gjelder all informasjon om deltakere og utfall, også etter siste sending.'],
        ],
        sign: [
          { tekst: 'Bodø, 1. juli 2021', over: hand('Ronja Skjelvåg') },
          {
            tekst: '',
            over: stempel(['MOTTATT', '02. JUL 2021', 'PRODUKSJONSKONTORET']),
            navn: 'Jo Sletthaugmo',
          },
        ],
      }),
    ],
  }),
  dok({
    id: 'w9-04',
    template: 'boksskjema',
    arbeidstaker: 'Henning Aurebekk',
    selskap: su,
    reg: [
      reg('Loppisløpet (sesong 2)', 'Letregissør', U.regi, 8),
      reg('Loppisløpet (sesong 2)', 'Reporter', U.regi, 2),
    ],
    variant: '1b',
    signert: [true, true],
    pnr: p4,
    forventet: 'BEHANDLET',
    begrunnelse:
      'To godkjente funksjoner med hvert sitt antall episoder, avkrysset klausul 1b og begge signaturer.',
    papirer: [
      skjema({
        navn: 'Aurebekk_engasjement_signert.pdf',
        slag: 'digital',
        selskap: su,
        orgnr: orgDelt(org(su)),
        nr: 'SU-20-0630',
        bakside,
        person: [
          ['Navn', 'Henning Aurebekk'],
          ['Fødselsnr. (11 siffer)', p4],
          ['Adresse', 'Nygårdsgata 112, 5008 Bergen'],
          ['Kontonr.', konto(20630)],
          ['Mobil', '900 31 630'],
          ['Agent / kontakt', 'Ingen'],
        ],
        oppdrag: [
          ['Produksjon', 'Loppisløpet sesong 2 (8 ep.)'],
          ['Kanal / bestiller', 'TVNorge'],
          ['Funksjon 1', 'Letregissør'],
          ['Episoder', 'Hele sesongen'],
          ['Funksjon 2', 'Reporter'],
          ['Episoder', 'To programmer (ep. 203 og 206)'],
        ],
        lonn: [
          ['Periode', '30.03.2020–19.06.2020'],
          ['Antall arbeidsdager', '54, herav 4 som reporter'],
          ['Ukelønn', 'kr 15 100'],
          ['Tillegg reporter', 'kr 2 500 per program'],
          ['Overtid', 'Avregnes, 50/100 %'],
          ['Pensjon (OTP)', 'Ja, fra første dag'],
        ],
        vilkaar: [
          [
            'Rettigheter (sett kryss)',
            `${kryss(false)}Opphavsrettigheter reguleres i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R» av 29.10.2016.<br>${kryss(true)}Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.<br>${kryss(false)}Egen avtale, se vedlegg.`,
          ],
          ['Reise', 'Selskapet bestiller. Diett etter statens satser, 19 døgn.'],
          ['Taushet', 'Gjelder all informasjon om deltakere og utfall, også etter siste sending.'],
        ],
        sign: [
          { tekst: 'Bergen 24/3-20', over: hand('Henning Aurebekk', { farge: '#161616' }) },
          { tekst: 'Oslo 26/3-20', over: hand('Hedda Ramskogen'), navn: 'Hedda Ramskogen' },
        ],
      }),
    ],
  }),
]
