import { expect, it } from 'vitest'
import { kontoOf } from '../../bruker/bruker.service.ts'
import { kontoslagOf, sluttPaa } from './mottaker.ts'
import { type Overfoering, writePain001 } from './pain001.ts'

/** An element as the test reads it. */
type Node = { name: string; text: string; children: Node[]; attributes: string }

function readXml(xml: string): Node {
  const root: Node = { name: '', text: '', children: [], attributes: '' }
  const open = [root]
  for (const [, end, name = '', attributes = '', text = ''] of xml.matchAll(/<(\/?)(\w+)([^>]*)>([^<]*)/g)) {
    const parent = open.at(-1) as Node
    if (end) {
      expect(name).toBe(parent.name)
      open.pop()
      continue
    }
    const node = { name, text, children: [], attributes: attributes.trim() }
    parent.children.push(node)
    open.push(node)
  }
  expect(open).toEqual([root])
  return root.children[0] as Node
}

const max = (length: number) => new RegExp(`^[^]{1,${length}}$`, 'u')
const amount = /^\d{1,13}\.\d{2}$/
const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/
const iban = /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/
/** The parts of the schema pain.001.001.09 that the file uses: children in their order, `?` may be left out, `+` may repeat; or the form of the text. */
const schema: Record<string, readonly string[] | RegExp> = {
  Document: ['CstmrCdtTrfInitn'],
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf+'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum?', 'InitgPty'],
  MsgId: max(35),
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  NbOfTxs: /^[0-9]{1,15}$/,
  CtrlSum: amount,
  InitgPty: ['Nm?', 'PstlAdr?', 'Id?'],
  Nm: max(140),
  OrgId: ['Othr'],
  SchmeNm: ['Cd'],
  Cd: max(4),
  PmtInf: [
    'PmtInfId',
    'PmtMtd',
    'NbOfTxs?',
    'CtrlSum?',
    'PmtTpInf?',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'ChrgBr?',
    'CdtTrfTxInf+',
  ],
  PmtInfId: max(35),
  PmtMtd: /^TRF$/,
  PmtTpInf: ['InstrPrty?', 'SvcLvl?'],
  InstrPrty: /^(HIGH|NORM)$/,
  SvcLvl: ['Cd'],
  ReqdExctnDt: ['Dt'],
  Dt: /^\d{4}-\d\d-\d\d$/,
  Dbtr: ['Nm?', 'PstlAdr?', 'Id?'],
  DbtrAcct: ['Id', 'Ccy?'],
  Ccy: /^[A-Z]{3}$/,
  DbtrAgt: ['FinInstnId'],
  FinInstnId: ['BICFI?'],
  BICFI: bic,
  ChrgBr: /^(DEBT|CRED|SHAR|SLEV)$/,
  CdtTrfTxInf: ['PmtId', 'Amt', 'CdtrAgt?', 'Cdtr?', 'CdtrAcct?', 'RmtInf?'],
  PmtId: ['InstrId?', 'EndToEndId'],
  InstrId: max(35),
  EndToEndId: max(35),
  Amt: ['InstdAmt'],
  InstdAmt: amount,
  CdtrAgt: ['FinInstnId'],
  Cdtr: ['Nm?', 'PstlAdr?'],
  PstlAdr: ['StrtNm?', 'PstCd?', 'TwnNm?', 'Ctry?'],
  StrtNm: max(70),
  PstCd: max(16),
  TwnNm: max(35),
  Ctry: /^[A-Z]{2}$/,
  CdtrAcct: ['Id'],
  IBAN: iban,
  RmtInf: ['Ustrd'],
  Ustrd: max(140),
}
/** An `Id` is another thing in each place. */
const ids: Record<string, readonly string[] | RegExp> = {
  InitgPty: ['OrgId'],
  Dbtr: ['OrgId'],
  DbtrAcct: ['Othr'],
  Othr: max(34),
}

function check(node: Node, parent = ''): void {
  const isAccount = parent === 'CdtrAcct' && node.name === 'Id'
  const account = node.children[0]?.name === 'IBAN' ? ['IBAN'] : ['Othr']
  const rule =
    node.name === 'Othr'
      ? ['Id', 'SchmeNm?']
      : isAccount
        ? account
        : node.name === 'Id'
          ? ids[parent]
          : schema[node.name]
  expect(rule, `${parent}/${node.name}`).toBeDefined()
  if (rule instanceof RegExp) {
    expect(node.children).toEqual([])
    expect(node.text, node.name).toMatch(rule)
    return
  }
  const order = new RegExp(
    `^${(rule ?? []).map(one => `(?:${one.replace(/[?+]$/, '')} )${/[?+]$/.exec(one)?.[0] ?? ''}`).join('')}$`,
  )
  expect(`${node.children.map(({ name }) => `${name} `).join('')}`, `${parent}/${node.name}`).toMatch(order)
  expect(node.text.trim()).toBe('')
  for (const child of node.children) check(child, node.name)
}

const hjemme = {
  navn: 'Kari Nordmann',
  adresse: 'Storgata 1',
  postnummer: '0155',
  by: 'Oslo',
  ...kontoOf({ kontonummer: '1503.99.99991', iban: '', swift: '' }),
}
const ute = {
  navn: 'Łukasz <& "Ødegård" ✓',
  adresse: '',
  postnummer: '',
  by: '',
  ...kontoOf({ kontonummer: '', iban: 'DE89 3704 0044 0532 0130 00', swift: 'cobadeffxxx' }),
}
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
async function write(alle: { norsk: Overfoering[]; utland: Overfoering[] }): Promise<string> {
  const sum = (some: Overfoering[]) => ({
    antall: some.length,
    beloep: some.reduce((all, one) => all + one.beloep, 0),
  })
  const fil = {
    id: id(9),
    laget: new Date('2026-11-26T10:00:00.123Z'),
    dato: '2026-12-01',
    betaler: { navn: 'F©R', id: '999888777', konto: '15039999991', bic: 'EKSENOKKXXX' },
    norsk: sum(alle.norsk),
    utland: sum(alle.utland),
  }
  const parts = writePain001(fil, async function* (slag) {
    for (const one of alle[slag]) yield [one]
  })
  return Buffer.concat(await Array.fromAsync(parts)).toString()
}

it('writes what the schema of pain.001.001.09 wants, whatever people are called [K5]', async () => {
  const xml = await write({
    norsk: [
      { id: id(1), beloep: 463_64, tekst: 'Privatkopiering 2023', mottaker: hjemme },
      { id: id(2), beloep: 5, tekst: 'x'.repeat(200), mottaker: { ...hjemme, navn: 'y'.repeat(200) } },
    ],
    utland: [{ id: id(3), beloep: 1_000_000_00, tekst: 'Privatkopiering 2023', mottaker: ute }],
  })
  expect(xml).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">')
  check(readXml(xml.replace(/^<\?xml[^>]*\?>\n/, '')))
  expect(xml).toContain('<NbOfTxs>3</NbOfTxs><CtrlSum>1000463.69</CtrlSum>')
  expect(xml).toContain('<InstdAmt Ccy="NOK">0.05</InstdAmt>')
  expect(xml).toContain('<Id><Othr><Id>15039999991</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr></Id>')
  expect(xml).toContain('<InitgPty><Nm>F(C)R</Nm>')
  expect(xml).toContain('<IBAN>DE89370400440532013000</IBAN>')
  expect(xml).toContain('<BICFI>COBADEFFXXX</BICFI>')
  expect(xml).toContain('<Nm>Lukasz &lt;&amp; &quot;Ødegård&quot; .</Nm>')
})

it('leaves out the block that has nothing', async () => {
  const xml = await write({ norsk: [{ id: id(1), beloep: 100, tekst: 'a', mottaker: hjemme }], utland: [] })
  check(readXml(xml.replace(/^<\?xml[^>]*\?>\n/, '')))
  expect(xml.match(/<PmtInf>/g)).toHaveLength(1)
})

it.each([
  [{ kontonummer: '1503 99 99991', iban: '', swift: '' }, 'norsk', '9991'],
  [{ kontonummer: '', iban: 'NO93 8601 1117 947', swift: '' }, 'norsk', '7947'],
  [{ kontonummer: '', iban: 'DE89370400440532013000', swift: 'COBADEFFXXX' }, 'utland', '3000'],
  [{ kontonummer: '', iban: 'DE89370400440532013000', swift: '' }, 'mangler', ''],
  [{ kontonummer: '', iban: 'DE88370400440532013000', swift: 'COBADEFFXXX' }, 'mangler', ''],
  [{ kontonummer: '15039999990', iban: '', swift: '' }, 'mangler', ''],
  [{ kontonummer: '', iban: '', swift: '' }, 'mangler', ''],
])('knows where the money of %j can go', (bank, slag, slutt) => {
  const konto = kontoOf(bank)
  expect([kontoslagOf(konto), sluttPaa(konto)]).toEqual([slag, slutt])
})

it.each([
  ['F©R Film™', 'F(C)R Film(TM)'],
  ['Máhtte Bieŋŋa Đorđi Ŧ Čáhci', 'Máhtte Bienna Dordi T Cáhci'],
  ['Tor–Ole O’Hara «Œuvre» 界', "Tor-Ole O'Hara &quot;OEuvre&quot; ."],
])('spells «%s» with what banks take', async (navn, skrevet) => {
  const xml = await write({
    norsk: [{ id: id(1), beloep: 100, tekst: 'a', mottaker: { ...hjemme, navn } }],
    utland: [],
  })
  expect(xml).toContain(`<Cdtr><Nm>${skrevet}</Nm>`)
})

it.each([
  ['', hjemme, 'NO'],
  ['Norge', ute, 'NO'],
  ['', ute, 'DE'],
  ['Sverige', hjemme, 'SE'],
  ['Storbritannia', ute, 'GB'],
  ['Tyskland', hjemme, 'DE'],
  ['Serbia', hjemme, 'RS'],
])('says the country «%s» of an address with its code', async (land, mottaker, kode) => {
  const [slag, annet] = mottaker.iban ? (['utland', 'norsk'] as const) : (['norsk', 'utland'] as const)
  const en = { id: id(1), beloep: 100, tekst: 'a', mottaker: { ...mottaker, land } }
  const xml = await write({ [slag]: [en], [annet]: [] } as { norsk: Overfoering[]; utland: Overfoering[] })
  check(readXml(xml.replace(/^<\?xml[^>]*\?>\n/, '')))
  expect(xml).toContain(`<Ctry>${kode}</Ctry></PstlAdr>`)
})

it('leaves out an address in a country that the bank cannot be told', async () => {
  const en = { id: id(1), beloep: 100, tekst: 'a', mottaker: { ...hjemme, land: 'Utopia' } }
  expect(await write({ norsk: [en], utland: [] })).not.toContain('PstlAdr')
})
