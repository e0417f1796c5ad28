import type { Lukkegrunn, Saksslag } from '@rp/contract/sak'

/** What is done with a case, how many days ago, and in what words. */
export type Steg = { slag: 'inn' | 'ut' | 'notat' | 'tatt' | Lukkegrunn; dager: number; tekst: string }
export type DemoSak = {
  /** Where its member stands in `folk`. */
  eier: number
  slag: Saksslag
  /** The status of the member's document that it is about; empty where it is about none. */
  om: string
  /** In order; the first is the member's. */
  steg: readonly Steg[]
}

/** Cases in every state: one is past its deadline, one has it today, one was written in again by its member. */
const linjer = `
0|tilbakemelding|
inn|60|Når kommer vederlaget for visningsåret 2023?
ut|58|Vi fordeler det i 2025. Du får beskjed på e-post når det er klart.
inn|57|Takk for svar!
besvart|56|

6|reklamasjon|DOKUMENTASJONEN ER MANGELFULL
inn|40|Jeg er uenig i at dokumentasjonen er mangelfull.
ut|35|Avtalen mangler side 2, der rettighetene skal stå. Vi trenger hele avtalen.
ikke_medhold|20|Vi har ikke fått side 2.

0|reklamasjon|MANGLER SIGNATUR
inn|19|Statusen sier at signaturen mangler, men avtalen er signert. Kan dere se en gang til?

5|reklamasjon|MANGLER EPISODER
inn|16|Klausulen i punkt 7 gir meg rettighetene i behold. Dere har vurdert det motsatte.
ut|12|Vi leser punkt 7 slik at rettighetene går over til selskapet. Har du et tillegg?
inn|2|Jeg har lastet opp tillegget nå. Se side 3.

11|tilbakemelding|FYLL INN EPISODER
inn|14|Produksjonsselskapet har skiftet navn. Hvilket navn skal jeg skrive?

0|tilbakemelding|MANGLER GODKJENT FAGFUNKSJON
inn|11|Jeg var også klipper på denne. Skal jeg skrive det selv?
ut|9|Ja. Åpne dokumentet, legg til en registrering og lagre. Vi ser på det etterpå.

2|reklamasjon|MANGLER GODKJENT FAGFUNKSJON
inn|4|Hvorfor er ikke fagfunksjonen min godkjent?
tatt|3|
notat|3|Tittelen i avtalen er «klippeassistent». Sjekk mot listen før vi svarer.

3|tilbakemelding|
inn|1|Jeg har byttet etternavn. Må avtalene mine lastes opp på nytt?`

export const saker: readonly DemoSak[] = linjer
  .trim()
  .split('\n\n')
  .map(sak => {
    const [hode = '', ...steg] = sak.split('\n')
    const [eier, slag, om = ''] = hode.split('|')
    return {
      eier: Number(eier),
      slag: slag as Saksslag,
      om,
      steg: steg.map(line => {
        const [hva, dager, tekst = ''] = line.split('|')
        return { slag: hva as Steg['slag'], dager: Number(dager), tekst }
      }),
    }
  })
