import type { Dokument, Registrering } from '@rp/contract/dokument'

/** A registration with nothing but a production's name. */
export const registrering = (produksjonsnavn: string, felt: Partial<Registrering> = {}): Registrering => ({
  produksjonsnavn,
  produksjonsID: null,
  fagfunksjon: '',
  episoder: null,
  stillingsprosent: '',
  verkstype: null,
  premiere: null,
  episoderTotalt: null,
  ...felt,
})

/** A document that nobody has assessed. */
export const dokument = (
  _id: string,
  ansiennitet: Registrering[],
  felt: Partial<Dokument> = {},
): Dokument => ({
  _id,
  userId: 'u',
  filnavn: 'Avtale',
  arbeidstaker: '',
  produksjonsselskap: '',
  notat: '',
  tjeneste: '',
  autoextract: false,
  status: 'IKKE VURDERT',
  status_comment: '',
  tur: { hos: 'oss', siden: '2026-01-01T00:00:00.000Z', besvart: null },
  signaturePC: null,
  signatureRH: null,
  rettighetsklausuler: { status: null, comment: '' },
  ansiennitet,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  sider: 1,
  bytes: 1,
  filversjon: '',
  versjon: 1,
  laast: false,
  viruskontroll: null,
  ...felt,
})
