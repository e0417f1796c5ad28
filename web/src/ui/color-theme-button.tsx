import { MoonIcon, SunIcon } from '@navikt/aksel-icons'
import { chooseColorTheme, useColorTheme } from './theme/color-theme.ts'

/** Switches between light and dark; the choice stays in this browser. */
export function ColorThemeButton() {
  const dark = useColorTheme() === 'dark'
  const Icon = dark ? SunIcon : MoonIcon
  return (
    <button
      type="button"
      className="bare rp-visning line gap-8 nowrap"
      onClick={() => chooseColorTheme(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden fontSize="1.25rem" />
      {dark ? 'Lys visning' : 'Mørk visning'}
    </button>
  )
}
