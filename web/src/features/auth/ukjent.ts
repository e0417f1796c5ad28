type Ukjent = { fornavn: string; etternavn: string; email: string }

/** Somebody whom another service knows and the portal does not, handed over to the registration; null for everybody else. */
export function ukjentOf(state: unknown): Ukjent | null {
  const { ukjent } = (state ?? {}) as { ukjent?: Partial<Ukjent> }
  if (!ukjent) return null
  return { fornavn: ukjent.fornavn ?? '', etternavn: ukjent.etternavn ?? '', email: ukjent.email ?? '' }
}
