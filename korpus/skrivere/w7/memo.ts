import { signaturer } from './ark.ts'
import { type Dokument, dokument, reg } from './fasit.ts'
import { frikjop, kEn } from './klausuler.ts'
import { org } from './selskaper.ts'
import { stiler } from './stil.ts'

const memo = (rader: [string, string][], slutt: string, overskrift = 'DEAL MEMO') =>
  `<section class="ark"><h1>${overskrift}</h1><table>${rader.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('')}</table>${slutt}</section>`
const html = (b: { html: string }) => b.html

const w09 = dokument(
  {
    id: 'w7-09',
    form: 'digital',
    language: 'en',
    template: 'deal-memo',
    arbeidstaker: 'Magne Oddvar Skreppedal',
    produksjonsselskap: 'Havdur Serier AS',
    registreringer: [reg('Havskodde (sesong 3)', 'Editor', 'klipp', 4)],
    variant: 'EN',
    sign: [false, true],
    pnr: null,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Produsenten har signert, men på arbeidstakerens linje står navnet bare maskinskrevet.',
  },
  {
    navn: 'DM editor HSK3.pdf',
    slag: 'digital',
    stil: stiler.memo,
    html: memo(
      [
        ['Production', 'HAVSKODDE – SEASON 3 (8 x 44’)'],
        ['Company', `Havdur Serier AS (${org('Havdur Serier AS')}), Oslo`],
        ['Editor', 'Magne Oddvar Skreppedal, Trondheimsveien 203, 0570 Oslo'],
        ['Post supervisor', 'Lotte Brandsund'],
        [
          'Scope',
          'Editor of every second episode of the eight (the even-numbered ones). The odd-numbered episodes are cut by Paul Ndiaye-Holm.',
        ],
        ['Dates', '5 June – 24 November 2023, 22 weeks, Monday to Friday'],
        ['Rate', 'NOK 17,900 per week, payroll, 12 % holiday pay. 5 weeks of assembly at NOK 15,500'],
        ['Picture lock', 'Episode 2: 1 Sept. Episode 4: 29 Sept. Episode 6: 27 Oct. Episode 8: 24 Nov.'],
        ['Credit', '“Editor Magne Oddvar Skreppedal”, end titles'],
        ['Rights', kEn[1]?.replaceAll('Contractor', 'Editor') ?? ''],
        [
          'Other',
          'Confidentiality as per company policy of January 2023. Equipment supplied by the Company.',
        ],
      ],
      html(
        signaturer(
          [
            {
              rolle: 'For the Company',
              navn: 'Preben Ulvestøl',
              under: 'Preben Ulvestøl, 12 May 2023',
              signert: true,
            },
            {
              rolle: 'Agreed and accepted by the Editor',
              navn: 'Magne Oddvar Skreppedal',
              under: 'Magne Oddvar Skreppedal, date:',
              signert: false,
            },
          ],
          '<p>This memo is binding when signed by both parties. A long-form contract may follow.</p>',
        ),
      ),
    ),
  },
)

const w11 = dokument(
  {
    id: 'w7-11',
    form: 'skann',
    language: 'en',
    template: 'deal-memo',
    arbeidstaker: 'Iselin Mørkved Haar',
    produksjonsselskap: 'Skjærgårdslys Fiksjon AS',
    registreringer: [reg('Skiftet', 'Composer', null, 6)],
    variant: 'buy-out',
    sign: [true, true],
    pnr: null,
    forventet: 'MANGLER GODKJENT FAGFUNKSJON',
    begrunnelse:
      'Komponist står ikke på noen av listene over godkjente funksjoner; musikken gjelder alle seks.',
  },
  {
    navn: 'scan_composer_0021.pdf',
    slag: 'skann',
    stil: stiler.memo.replace('#111', '#324b2b'),
    html: memo(
      [
        ['Series', 'Skiftet (“The Shift”), TV drama, premiere autumn 2022'],
        [
          'Producer',
          `Skjærgårdslys Fiksjon AS, reg. no. ${org('Skjærgårdslys Fiksjon AS')}, Langestrand 2, 3256 Larvik`,
        ],
        ['Composer', 'Iselin Mørkved Haar, Bogstadveien 71, 0366 Oslo'],
        [
          'Work',
          'Original score for all six episodes, approx. 22 minutes of music in each, and a main title theme of 40 seconds',
        ],
        ['Package fee', 'NOK 420,000 including recording, 9 musicians and mixing. Invoiced in three parts'],
        ['Delivery', 'Themes 1 April 2022. Episodes 1–3 on 1 June, episodes 4–6 on 15 July 2022'],
        [
          'Rights',
          frikjop.en.replaceAll('Contractor', 'Composer') +
            ' Performing rights administered by TONO are excepted.',
        ],
        ['Credit', '“Music by Iselin Mørkved Haar” (end titles)'],
        ['Termination', 'Three weeks’ written notice. Themes already approved are paid in full.'],
      ],
      html(
        signaturer(
          [
            {
              rolle: 'Producer',
              navn: 'Dagny Holteskar',
              under: 'Dagny Holteskar',
              signert: true,
              dato: '3 Feb. 2022',
            },
            {
              rolle: 'Composer',
              navn: 'Iselin Mørkved Haar',
              signert: true,
              farge: '#111',
              dato: '7 Feb. 2022',
            },
          ],
          '',
        ),
      ),
      'Deal memo – music',
    ),
  },
)

export const memoer: readonly Dokument[] = [w09, w11]
