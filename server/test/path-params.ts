/** An id that nothing has. */
export const someId = '00000000-0000-4000-8000-000000000000'

/** A value for every parameter in a path of the contract, so that each call reaches the question of who calls. */
export const somePathParams: Readonly<Record<string, string>> = {
  id: someId,
  userId: someId,
  noekkel: 'en-noekkel-her',
  entitet: 'dokument',
  navn: 'fagliste',
  aar: '2024',
  nummer: '1001',
  jobbId: '1',
  sesjonId: someId,
  filId: someId,
  kjoeringId: someId,
  linje: '1',
  funnId: someId,
}
