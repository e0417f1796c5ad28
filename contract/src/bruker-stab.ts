/** What two registrations of possibly one person have in common. */
export const dobbeltGrunner = ['kontonummer', 'telefon', 'navn', 'adresse', 'lignende_navn'] as const
export type DobbeltGrunn = (typeof dobbeltGrunner)[number]
