const kind =
  '(?:tv|drama|dokumentar|krim|humor|barne|ungdoms|realit[iy]|underholdnings?|underhaldnings?|animasjons?|web|mini|komi|fakta|spille|spele|kort|novelle|kino|lang|musikk)'
/** A kind of work and no more: «TV-drama», «spillefilm», «Documentary series». */
const workKind = new RegExp(
  `^\\(?(?:${kind}[ -]?)*(?:serie|film|drama|dokumentar|underholdning|underhaldning|animasjon|program|video|reality)\\)?$|^\\(?(?:(?:tv|television|drama|documentary|feature|short|animated|music|reality|comedy|crime)[ -]?)+(?:series|film|programme|program|video|show|drama|feature)?\\)?$`,
  'iu',
)
/** Whether words say what kind of work something is, and not what it is called. */
export const isWorkKind = (text: string): boolean => workKind.test(text.trim())
