import { expect, it } from 'vitest'
import { makeXlsx } from '../../../../test/xlsx.ts'
import { readArk } from './ark.ts'
import { undoDoubleCoding } from './dobbel-koding.ts'
import { proposeOppsett } from './kolonner.ts'
import { readFil } from './les-fil.ts'
import { readLinjer } from './linjer.ts'

const oenske = { ark: '', tegnsett: null, kjenteOrd: [] }
const read = async (bytes: Buffer | string, ark = '') => {
  const sheet = await readArk(Buffer.from(bytes), { ...oenske, ark })
  const oppsett = proposeOppsett(sheet)
  return { ...sheet, oppsett, ...(await readLinjer(sheet.rader, oppsett, 2023)) }
}
const titles = async (bytes: Buffer | string) => (await read(bytes)).linjer.map(({ tittel }) => tittel)

const rows = [
  ['Tittel', 'Kanal', 'Antall episoder', 'Premiereår', 'Prod.selskap'],
  ['Måker på Øra', 'NRK1', '6', '2021', 'Kveldsvakt Film AS'],
  ['Ærfugl; dun, fjær', 'TV 2', '1', '2019', 'Nordlys "Nord" AS'],
]
const csv = (separator: string) =>
  rows
    .map(row =>
      row.map(cell => (/[;,"|\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator),
    )
    .join('\r\n')
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

it.each([
  ['semikolon', Buffer.from(csv(';'))],
  ['komma', Buffer.from(csv(','))],
  ['tabulator', Buffer.from(csv('\t'))],
  ['loddrett strek', Buffer.from(csv('|'))],
  ['UTF-8 med BOM', Buffer.from(`\uFEFF${csv(';')}`)],
  ['UTF-16 med BOM', utf16(`\uFEFF${csv('\t')}`)],
  ['UTF-16 uten BOM', utf16(csv(';'))],
  ['UTF-16 med stor ende først', Buffer.from(utf16(`\uFEFF${csv(';')}`)).swap16()],
  ['Windows-1252', latin1(csv(';'))],
  ['UTF-8 lagret to ganger', Buffer.from(Buffer.from(csv(';')).toString('latin1'))],
  ['sep-linje', Buffer.from(`sep=|\r\n${csv('|')}`)],
  ['bare linjeskift', Buffer.from(csv(';').replaceAll('\r\n', '\n'))],
])('reads a list with %s', async (_, bytes) => {
  const { linjer, merknader } = await read(bytes)
  expect(merknader).toEqual([])
  expect(linjer.map(({ rad, ...linje }) => linje)).toEqual([
    {
      tittel: 'Måker på Øra',
      alternativTittel: '',
      sesong: null,
      mediehus: 'NRK1',
      episoder: 6,
      premiere: 2021,
      selskap: 'Kveldsvakt Film AS',
    },
    {
      tittel: 'Ærfugl; dun, fjær',
      alternativTittel: '',
      sesong: null,
      mediehus: 'TV 2',
      episoder: 1,
      premiere: 2019,
      selskap: 'Nordlys "Nord" AS',
    },
  ])
})

it('reads a sheet that is hidden only where no other looks like a list', async () => {
  const gamle = [...rows, ['Gammel', 'NRK1', '1', '2001', 'X']]
  const both = makeXlsx({ Gamle: gamle, 'Sendt 2023': rows }, ['Gamle'])
  expect((await read(both)).valgtArk).toBe('Sendt 2023')
  const cover = makeXlsx({ Forside: [['Rapport'], ['for 2023']], 'Sendt 2023': rows }, ['Sendt 2023'])
  expect((await read(cover)).valgtArk).toBe('Sendt 2023')
})

it('reads the sheet of a workbook that has content, and another one when told', async () => {
  const numbers = rows.map((row, i) =>
    i === 0 ? row : row.map((cell, c) => (c === 2 || c === 3 ? Number(cell) : cell)),
  )
  const workbook = makeXlsx({ Forside: [], 'Sendt 2023': numbers, Annet: [['Title'], ['Something else']] })
  const first = await read(workbook)
  expect([first.type, first.ark, first.valgtArk]).toEqual([
    'excel',
    ['Forside', 'Sendt 2023', 'Annet'],
    'Sendt 2023',
  ])
  expect(first.linjer.map(({ tittel, episoder, premiere }) => [tittel, episoder, premiere])).toEqual([
    ['Måker på Øra', 6, 2021],
    ['Ærfugl; dun, fjær', 1, 2019],
  ])
  expect((await read(workbook, 'Annet')).linjer.map(({ tittel }) => tittel)).toEqual(['Something else'])
})

it.each([
  [
    'Program;Kanalnavn;Sesong;Ant. ep.;Produsert av;Prod.år',
    { tittel: 0, mediehus: 1, sesong: 2, episoder: 3, produksjonsselskap: 4, premiere: 5 },
  ],
  [
    'Channel;Programme Title;Original Title;Series No.;No. of episodes;Production Year;Production Company',
    {
      mediehus: 0,
      tittel: 1,
      alternativTittel: 2,
      sesong: 3,
      episoder: 4,
      premiere: 5,
      produksjonsselskap: 6,
    },
  ],
  ['Sendedato;Episodetittel;Serietittel;Mediehus;Antall', { aar: 0, tittel: 2, mediehus: 3, episoder: 4 }],
  ['ID;TITTEL;ÅR;EPISODER;PREMIERE', { tittel: 1, aar: 2, episoder: 3, premiere: 4 }],
])('understands the columns «%s»', async (header, expected) => {
  const { oppsett } = await read(`${header}\n`)
  expect(
    Object.fromEntries(Object.entries(oppsett.kolonner).filter(([, column]) => column !== null)),
  ).toEqual(expected)
})

it('finds the header below a letterhead, and skips empty rows, sums and headers said again', async () => {
  const { oppsett, linjer, merknader } = await read(
    [
      'Rapport fra Kanal Nord;;',
      ';;',
      'Laget 3. januar 2024;;',
      'Tittel;Mediehus;Episoder',
      'Måker på Øra;NRK1;6',
      ';;',
      'Tittel;Mediehus;Episoder',
      ';NRK1;4',
      'Ærfugl;NRK1;mange',
      'Måker på Øra;NRK1;6',
      'Totalt;;17',
    ].join('\n'),
  )
  expect(oppsett.overskriftsrad).toBe(4)
  expect(linjer.map(({ rad, tittel }) => [rad, tittel])).toEqual([
    [5, 'Måker på Øra'],
    [9, 'Ærfugl'],
  ])
  expect(merknader).toEqual([
    { rad: 7, utelatt: true, grunn: 'Raden gjentar overskriftene.' },
    { rad: 8, utelatt: true, grunn: 'Raden mangler tittel.' },
    { rad: 9, utelatt: false, grunn: 'Episoder «mange» er ikke et tall vi forstår, og er utelatt.' },
    { rad: 10, utelatt: true, grunn: 'Raden er helt lik rad 5.' },
    { rad: 11, utelatt: true, grunn: 'Raden ser ut som en sumlinje.' },
  ])
})

const tre = 'Tittel;Mediehus;Episoder\nÆrfugl;NRK1;1\nMåker;NRK1;1\nTorsk;NRK1;2'
it.each([
  ['Totalt 4 titler', '', ''],
  ['Sum episoder', '', '32'],
  ['Antall titler: 4', '', '32'],
  ['4 titler totalt', '', ''],
  ['(3 titler)', '', ''],
  ['3 titler', '', 'Totalt'],
  ['4', '', 'Totalt'],
  ['3', 'Sum', '4'],
  ['Totalt', '', '#VALUE!'],
  ['Til sammen 12 produksjoner og 48 episoder', '', ''],
  ['Totalt', '', '12 timer 30 min'],
])('takes «%s» for no production', async (...celler) => {
  const { linjer, merknader } = await read(`${tre}\n${celler.join(';')}`)
  expect(linjer.map(({ tittel }) => tittel)).toEqual(['Ærfugl', 'Måker', 'Torsk'])
  expect(merknader).toEqual([{ rad: 5, utelatt: true, grunn: 'Raden ser ut som en sumlinje.' }])
})

it.each([
  ['Totalt utrolig', '', '3'],
  ['Total Eclipse', '', '8'],
  ['Totalt', 'NRK1', '8'],
  ['7 filmer', '', '3'],
  ['100 timer', '', '2'],
  ['24', 'Total', ''],
  ['1984', '', 'Totalt'],
  ['100 titler', 'Total', '2'],
  ['100 titler', '', ''],
  ['4', '', ''],
])('takes «%s» for a production', async (...celler) => {
  const { linjer } = await read(`${tre}\n${celler.join(';')}`)
  expect(linjer.map(({ tittel }) => tittel)).toEqual(['Ærfugl', 'Måker', 'Torsk', celler[0]])
})

it('takes a sum below each part of a list for what it is, and one of all', async () => {
  const { linjer } = await read(
    ['Tittel;Episoder', 'Måker;4', 'Ærfugl;2', '2 titler;6', 'Torsk;8', '1 titler;8', '3 titler;Totalt'].join(
      '\n',
    ),
  )
  expect(linjer.map(({ tittel }) => tittel)).toEqual(['Måker', 'Ærfugl', 'Torsk'])
})

it('tells of what a spreadsheet failed to count, and takes it for no word', async () => {
  const feil = (text: string) => ({ feil: text })
  const { linjer, merknader } = await read(
    makeXlsx({
      Ark: [
        ['Tittel', 'Kanal', 'Episoder', 'Selskap'],
        ['Måker', 'NRK1', feil('#N/A'), 'Havsalt TV AS'],
        ['Ærfugl', feil('#REF!'), 4, feil('#VALUE!')],
        [feil('#NAME?'), 'NRK1', 4, null],
        ['Torsk', 'NRK1', '#I/T', null],
      ],
    }),
  )
  expect(linjer.map(linje => [linje.tittel, linje.mediehus, linje.episoder, linje.selskap])).toEqual([
    ['Måker', 'NRK1', null, 'Havsalt TV AS'],
    ['Ærfugl', '', 4, ''],
    ['Torsk', 'NRK1', null, ''],
  ])
  expect(merknader).toEqual([
    { rad: 2, utelatt: false, grunn: 'Episoder «#N/A» er en feil fra regnearket, og er utelatt.' },
    { rad: 3, utelatt: false, grunn: 'Mediehus «#REF!» er en feil fra regnearket, og er utelatt.' },
    {
      rad: 3,
      utelatt: false,
      grunn: 'Produksjonsselskap «#VALUE!» er en feil fra regnearket, og er utelatt.',
    },
    { rad: 4, utelatt: true, grunn: 'Tittelen er en feil fra regnearket: «#NAME?».' },
    { rad: 5, utelatt: false, grunn: 'Episoder «#I/T» er en feil fra regnearket, og er utelatt.' },
  ])
})

const sendinger = (header: string, ...nummer: string[]) =>
  [`Dato;Tittel;${header}`, ...nummer.map((one, at) => `0${at + 1}.02.2023;Ulvetid;${one}`)].join('\n')
const ikkeTalt = 'Står på 3 rader. Hvor mange episoder det er til sammen, er ikke talt.'

it.each([
  ['Episodetittel', ['Pilot', 'To', 'Tre'], []],
  ['Ep', ['S01E01', 'S01E02', 'S01E03'], ['Episoder «S01E01» er ikke et tall vi forstår, og er utelatt.']],
  ['Ep', ['1', '2', '3'], ['Episoder «1» ser ut til å være nummeret på en episode, og er utelatt.']],
])('counts no episodes of a list with a row for each broadcast, and says so: %s', async (header, nummer, more) => {
  const { linjer, merknader } = await read(sendinger(header, ...nummer))
  expect(linjer.map(({ tittel, episoder }) => [tittel, episoder])).toEqual([['Ulvetid', null]])
  expect(merknader.filter(({ rad }) => rad === 2).map(({ grunn }) => grunn)).toEqual([ikkeTalt, ...more])
  expect(merknader.slice(-2)).toEqual(
    [3, 4].map(rad => ({ rad, utelatt: true, grunn: 'Raden gjelder det samme som rad 2.' })),
  )
})

it('keeps the counts of a list in which one title alone counts upwards', async () => {
  const andre = ['Havn;8', 'Fjord;10', 'Vidde;6', 'Tind;12'].map(one => `05.02.2023;${one}`).join('\n')
  const { linjer } = await read(`${sendinger('Episoder', '1', '2', '3')}\n${andre}`)
  expect(linjer.map(({ episoder }) => episoder)).toEqual([1, 2, 3, 8, 10, 6, 12])
})

it('keeps the counts of rows that are of several seasons', async () => {
  const { linjer, merknader } = await read(sendinger('Episoder', '6', '8', '10'))
  expect([linjer.map(({ episoder }) => episoder), merknader]).toEqual([[6, 8, 10], []])
})

it.each([
  ['MANHÃ…', 'MANHÃ…'],
  ['«IRMû', '«IRMû'],
  ['MANHÃ… E NOITE', 'MANHÃ… E NOITE'],
  ['MANHÃ\u00A0DE SOL', 'MANHÃ\u00A0DE SOL'],
  ['Ã…', 'Å'],
  ['HIMMELEN ER BLÃ…', 'HIMMELEN ER BLÅ'],
  ['BLÃ…FJELL', 'BLÅFJELL'],
  ['Ã…SE OG KÃ…RE', 'ÅSE OG KÅRE'],
  ['Ã… FOR EN DAG', 'Å FOR EN DAG'],
  ['GRÃ˜NN OG GRÃ…', 'GRØNN OG GRÅ'],
  ['BlÃ¥fjell og grÃ', 'Blåfjell og grÃ'],
])('reads «%s» as «%s»', (as, is) => {
  expect(undoDoubleCoding(as)).toBe(is)
})

it('reads rows whose letters were encoded twice, by whatever read them as something else', async () => {
  const titles = ['Sjøfolk på øya – «Åse»', 'Čáhci & šaddá', 'Café à la carte', 'SÃO PAULO og Å… «Å»']
  const wrong = ['windows-1252', 'macintosh'].flatMap(name =>
    titles.slice(0, 3).map(title => new TextDecoder(name).decode(Buffer.from(title))),
  )
  const twice = new TextDecoder('windows-1252').decode(Buffer.from(wrong[0] ?? ''))
  const { linjer } = await read(['Tittel', ...wrong, twice, titles[3], 'Bl├Ñfjell og Blåfjell'].join('\n'))
  expect(linjer.map(({ tittel }) => tittel)).toEqual([
    ...titles.slice(0, 3),
    titles[3],
    'Blåfjell og Blåfjell',
  ])
})

it('reads digits of any width, and tells of any that is no count', async () => {
  const { linjer, merknader } = await read('Tittel;Episoder\nÆrfugl;１２\nBlåfjell;½\nMåker;-')
  expect(linjer.map(({ episoder }) => episoder)).toEqual([12, null, null])
  expect(merknader.map(({ rad }) => rad)).toEqual([3])
})

it('reads a list without a header by what its values look like', async () => {
  const { oppsett, linjer } = await read(
    [
      'NRK1;2023;Måker på Øra;2021;Kveldsvakt Film AS',
      'NRK1;2023;Ærfugl i sikte;2019;Nordlys Produksjon AS',
      'NRK1;2023;Tre tonn torsk;2020;Havsalt TV AS',
    ].join('\n'),
  )
  expect(oppsett.overskriftsrad).toBe(0)
  expect(linjer.map(({ tittel, mediehus, selskap }) => [tittel, mediehus, selskap])).toEqual([
    ['Måker på Øra', 'NRK1', 'Kveldsvakt Film AS'],
    ['Ærfugl i sikte', 'NRK1', 'Nordlys Produksjon AS'],
    ['Tre tonn torsk', 'NRK1', 'Havsalt TV AS'],
  ])
})

it('leaves out rows of another year, and takes the year out of dates', async () => {
  const { linjer, merknader } = await read('Sendedato;Tittel\n01.05.2023;Måker\n2022-12-31;Ærfugl\n')
  expect(linjer.map(({ tittel }) => tittel)).toEqual(['Måker'])
  expect(merknader).toEqual([{ rad: 3, utelatt: true, grunn: 'Raden gjelder 2022, ikke 2023.' }])
})

it('says what stands in a year that it cannot read, and takes the row', async () => {
  const { oppsett, linjer, merknader } = await read(
    'Årstall;Tittel\n2023;Måker\n2023;Ærfugl\n20233;Ulvetid\n44561;Torsk\n2023;Hav',
  )
  expect(oppsett.kolonner.aar).toBe(0)
  expect(linjer.map(({ tittel }) => tittel)).toEqual(['Måker', 'Ærfugl', 'Ulvetid', 'Hav'])
  expect(merknader).toEqual([
    {
      rad: 4,
      utelatt: false,
      grunn: 'År «20233» er ikke et årstall vi kan lese. Raden er tatt med likevel.',
    },
    { rad: 5, utelatt: true, grunn: 'Raden gjelder 2021 («44561»), ikke 2023.' },
  ])
})

it.each([
  ['Årstall', 'aar', '2023'],
  ['Aarstall', 'aar', '2023'],
  ['Visningsdato', 'aar', '01.05.2023'],
  ['Premiereårstall', 'premiere', '2021'],
  ['Utgivelsesdato', 'premiere', '01.05.2021'],
  ['Produksjonsfirma', 'produksjonsselskap', 'Havsalt'],
  ['Sendt på', 'mediehus', 'NRK'],
  ['Antall viste episoder', 'episoder', '8'],
  ['Annen tittel', 'alternativTittel', 'Gulls'],
  ['Sesonger', 'sesong', '2'],
] as const)('knows a column by the name «%s»', async (header, felt, value) => {
  const { oppsett } = await read(`Filmtittel;${header}\nMåker;${value}\nÆrfugl;${value}`)
  expect([oppsett.kolonner.tittel, oppsett.kolonner[felt]]).toEqual([0, 1])
})

it('is not swallowed by a quote that is never closed', async () => {
  expect(await titles('Tittel;Mediehus\n"Måker;NRK1\nÆrfugl;NRK1\n')).toEqual(['"Måker', 'Ærfugl'])
})

it('keeps a title that a line break was put into together', async () => {
  expect(await titles('Tittel;Mediehus\n"Måker\npå Øra";NRK1\n')).toEqual(['Måker på Øra'])
})

it.each([
  ['ingenting', Buffer.alloc(0), 'liste_tom'],
  ['bare luft', Buffer.from('\n ; ;\n\n'), 'liste_tom'],
  ['en PDF', Buffer.from('%PDF-1.7 og så videre'), 'liste_feil_type'],
  ['en nettside', Buffer.from('<html><table><tr><td>Tittel'), 'liste_feil_type'],
  ['gammel Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'liste_gammel_excel'],
  ['en annen zip', Buffer.from('PK\u0003\u0004noe helt annet'), 'liste_feil_type'],
  ['en avkuttet arbeidsbok', makeXlsx({ Ark: [['Tittel'], ['Måker']] }).subarray(0, 700), 'liste_uleselig'],
  [
    'tilfeldige tegn',
    Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 32)),
    'liste_feil_type',
  ],
  ['for mange rader', Buffer.from(`Tittel\n${'Måker\n'.repeat(50_200)}`), 'liste_for_stor'],
])('says what is wrong with %s', async (_, bytes, code) => {
  await expect(readFil(bytes, oenske)).rejects.toMatchObject({ code })
})

it('refuses a workbook that would fill the memory', async () => {
  const workbook = makeXlsx({ Ark: [['Tittel'], ['Måker']] })
  const directory = workbook.indexOf('PK\u0001\u0002', 0, 'latin1')
  workbook.writeUInt32LE(2 ** 31, directory + 24)
  await expect(readFil(workbook, oenske)).rejects.toMatchObject({ code: 'liste_for_stor' })
})
