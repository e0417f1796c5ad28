import type { Transporter } from 'nodemailer'
import { isLoopback } from '../loopback.ts'

/** One message to one person. `id` makes the Message-ID, so that a second try is the same mail to the receiver. */
export type Message = {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string | undefined
  readonly thread?: string | undefined
}

export type Mailer = {
  /** Hands the message over. @throws Error when the mail server did not take it; the job tries again */
  send(message: Message): Promise<void>
  close(): void
}

/**
 * Whether a mail may go out over an encrypted connection alone: everywhere but on this machine, where a relay or a test listens.
 * Without it a connection that somebody holds back from STARTTLS would go on in plain text.
 */
export const needsTls = (url: string): boolean => !isLoopback(url)

/** @param url `smtp://user:password@host:port` @param from the fixed sender @param domain right side of the Message-ID */
export function createSmtpMailer(url: string, from: string, domain: string): Mailer {
  let transport: Promise<Transporter> | undefined
  /** Not before there is a mail: a process that sends none does without the library. */
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, requireTLS: needsTls(url) }, { from })
  }
  return {
    async send({ id, to, subject, text, html, replyTo, thread }) {
      transport ??= open()
      await (await transport).sendMail({
        // As an object, so that no address in it is ever read as a list of several.
        to: { name: '', address: to },
        subject,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        text,
        html,
        messageId: `<${id}@${domain}>`,
        // All point at one message that was never sent: mail programs gather them under it all the same.
        ...(thread && { references: `<${thread}@${domain}>`, inReplyTo: `<${thread}@${domain}>` }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => void transport?.then(opened => opened.close()),
  }
}
