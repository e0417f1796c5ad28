/** An answer whose JSON the database has built: sent as it stands. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
