const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** A Roman numeral in lower case up to «xii», as seasons and parts are counted with; undefined for anything else. */
export const romanValue = (text: string): number | undefined => {
  const at = numerals.indexOf(text)
  return at < 0 ? undefined : at + 1
}
