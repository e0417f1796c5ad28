import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** `nei5`: refuses for good · `nei4`: for now · `treg`: answers seconds after it has the mail · `kutt`: hangs up once it has the whole mail. */
type MailMode = 'ta imot' | 'nei4' | 'nei5' | 'treg' | 'kutt'
type Arrived = {
  from: string
  to: string[]
  headers: Record<string, string>
  messageId: string
  subject: string
  text: string
  raw: string
}
export type MailSink = Awaited<ReturnType<typeof openMailSink>>

const slowMs = 3000
const refusal = (code: number) => Object.assign(new Error('not now'), { responseCode: code })

async function parse(raw: Buffer, from: string, to: string[]): Promise<Arrived> {
  const mail = await PostalMime.parse(raw)
  return {
    from,
    to,
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    messageId: mail.messageId ?? '',
    subject: mail.subject ?? '',
    text: `${mail.text ?? ''}\n${mail.html ?? ''}`,
    raw: raw.toString('latin1'),
  }
}

/** A real mail server that keeps what it was sent, and behaves as badly as it is told to. */
export async function openMailSink() {
  const state = { mode: 'ta imot' as MailMode }
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, { envelope }, answer) {
      const raw = Buffer.concat((await Array.fromAsync(stream)) as Buffer[])
      const { mode } = state
      if (mode === 'nei4') return answer(refusal(451))
      if (mode === 'nei5') return answer(refusal(550))
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      arrived.push(
        await parse(
          raw,
          from,
          envelope.rcptTo.map(recipient => recipient.address),
        ),
      )
      if (mode === 'treg') await sleep(slowMs)
      if (mode === 'kutt') return answer(refusal(421))
      answer()
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    to: (address: string) => arrived.filter(mail => mail.to.includes(address)),
    behave(mode: MailMode) {
      state.mode = mode
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
