import { PageMenu } from '../../ui/page-menu.tsx'

const pages = [
  { til: '/admin/fordelingen', tekst: 'Kjøringer', end: true },
  { til: '/admin/fordelingen/potter', tekst: 'Potter' },
  { til: '/admin/fordelingen/planer', tekst: 'Planer' },
  { til: '/admin/fordelingen/regnskap', tekst: 'Regnskap' },
  { til: '/admin/fordelingen/avsatt', tekst: 'Avsatt' },
  { til: '/admin/fordelingen/skattegrunnlag', tekst: 'Skattegrunnlag' },
] as const

/** The way between the parts of the distribution. */
export const Fordelingsmeny = () => <PageMenu name="Fordelingen" pages={pages} />
