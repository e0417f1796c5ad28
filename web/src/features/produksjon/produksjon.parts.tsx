import { PageMenu } from '../../ui/page-menu.tsx'
import { menyText } from './produksjon.text.ts'

/** The three pages behind PRODUKSJONER, above the heading of each. */
export const ProduksjonMenu = () => <PageMenu name={menyText.navn} pages={menyText.sider} />
