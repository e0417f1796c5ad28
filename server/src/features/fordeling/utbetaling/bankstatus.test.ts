import { expect, it } from 'vitest'
import { readBankstatus } from './bankstatus.ts'

const ref = (n: number) => n.toString(16).padStart(32, '0')
const report = (content: string) =>
  `<?xml version="1.0"?><n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><n:CstmrPmtStsRpt><n:GrpHdr><n:MsgId>1</n:MsgId></n:GrpHdr>${content}</n:CstmrPmtStsRpt></n:Document>`
const tx = (n: number, status: string, reason = '') =>
  `<n:TxInfAndSts><n:OrgnlEndToEndId>${ref(n)}</n:OrgnlEndToEndId><n:TxSts>${status}</n:TxSts>${reason && `<n:StsRsnInf>${reason}</n:StsRsnInf>`}</n:TxInfAndSts>`
const block = (id: string, status: string, content: string) =>
  `<n:OrgnlPmtInfAndSts><n:OrgnlPmtInfId>${id}</n:OrgnlPmtInfId>${status && `<n:PmtInfSts>${status}</n:PmtInfSts>`}${content}</n:OrgnlPmtInfAndSts>`
const group = (status: string, reason = '') =>
  `<n:OrgnlGrpInfAndSts><n:OrgnlMsgId>${ref(9)}</n:OrgnlMsgId><n:GrpSts>${status}</n:GrpSts>${reason}</n:OrgnlGrpInfAndSts>`

it('reads which transfers of a status report were refused, and why', () => {
  const content =
    tx(1, 'RJCT', '<n:Rsn><n:Cd>AC04</n:Cd></n:Rsn>') +
    tx(2, 'ACSC') +
    tx(3, 'RJCT', '<n:Rsn><n:Cd>NARR</n:Cd></n:Rsn><n:AddtlInf>Kontoen &amp; navnet</n:AddtlInf>') +
    tx(4, 'RJCT')
  expect(readBankstatus(report(group('PART') + block(`${ref(9)}N`, 'PART', content)))).toEqual([
    { alle: null, referanse: ref(1), grunn: 'Kontoen er avsluttet.', kontofeil: true },
    { alle: null, referanse: ref(3), grunn: 'Banken sier: Kontoen & navnet', kontofeil: true },
    { alle: null, referanse: ref(4), grunn: 'Banken avviste betalingen.', kontofeil: false },
  ])
})

it('reads that all of a file or of a block was refused', () => {
  const reason = '<n:StsRsnInf><n:Rsn><n:Cd>AM04</n:Cd></n:Rsn></n:StsRsnInf>'
  const hvorfor = { grunn: 'Det var ikke dekning på kontoen det betales fra.', kontofeil: false }
  expect(readBankstatus(report(group('RJCT', reason)))).toEqual([
    { alle: 'fil', referanse: ref(9), ...hvorfor },
  ])
  expect(readBankstatus(report(group('PART') + block(`${ref(9)}U`, 'RJCT', reason)))).toEqual([
    { alle: 'utland', referanse: ref(9), ...hvorfor },
  ])
  // The account is the one that the file pays from: nobody's account is refused.
  expect(readBankstatus(report(group('RJCT', reason.replace('AM04', 'AC06'))))).toEqual([
    { alle: 'fil', referanse: ref(9), grunn: 'Banken tok ikke imot filen fra oss.', kontofeil: false },
  ])
})

it.each([
  ['Kontoen er avsluttet', true],
  ['Ugyldig IBAN', true],
  ['Mottakeren er ukjent', true],
  ['Det var ikke dekning på kontoen', false],
  ['Avsenders konto er sperret', false],
  ['For lite penger på kontoen', false],
  ['Feil BIC hos mottakeren', false],
  ['Teknisk feil', false],
  ['', false],
])('knows whether the words «%s» are about the account that the money went to', (ord, kontofeil) => {
  expect(readBankstatus(`${ref(1)};${ord}`)).toMatchObject([{ kontofeil }])
})

it('reads a list of references with or without names of its columns', () => {
  const id = '00000000-0000-0000-0000-000000000001'
  const feil = [{ alle: null, referanse: ref(1), grunn: 'Kontoen er sperret', kontofeil: true }]
  expect(readBankstatus(`Referanse;Grunn\r\n${id};Kontoen er sperret\r\n`)).toEqual(feil)
  expect(readBankstatus(`${ref(1)},Kontoen er sperret`)).toEqual(feil)
})

it.each([
  '',
  '<html></html>',
  'hei',
  'Referanse;Grunn',
  `${ref(1)};ok\nikke en referanse;feil`,
  `${ref(1).slice(1)};Kontoen er sperret\n${ref(2)};Kontoen er sperret`,
  `;Kontoen er sperret\n${ref(2)};Kontoen er sperret`,
  `bead;Kontoen er sperret\n${ref(2)};Kontoen er sperret`,
])('says of %j that it is neither', text => expect(readBankstatus(text)).toBeNull())

it.each([
  'AC02',
  'AC05',
  'RC01',
  'BE01',
])('our own account, a bank code or a name (%s) refuses nobody’s account', kode => {
  const [feil] =
    readBankstatus(
      report(
        group('PART') + block(`${ref(9)}N`, 'PART', tx(1, 'RJCT', `<n:Rsn><n:Cd>${kode}</n:Cd></n:Rsn>`)),
      ),
    ) ?? []
  expect(feil?.kontofeil).toBe(false)
})
