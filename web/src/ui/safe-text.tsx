import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Fragment } from 'react'

/** An https address or an e-mail address within running text, without the punctuation that ends the sentence. */
const linkPattern = /(https:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** The words before, between and of the links, in order; every second one is a link. */
function Line({ text }: { text: string }) {
  return text.split(linkPattern).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
      <AkselLink key={at} href={part.startsWith('https:') ? part : `mailto:${part}`} rel="noreferrer">
        {part}
      </AkselLink>
    ),
  )
}

/** Plain text that a person has written: an empty line begins a paragraph, addresses become links. Never HTML. */
export function SafeText({ text }: { text: string }) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean)
  return paragraphs.map(paragraph => (
    <p key={paragraph}>
      {paragraph.split('\n').map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Fragment key={at}>
          {at > 0 && <br />}
          <Line text={line} />
        </Fragment>
      ))}
    </p>
  ))
}
