import type { ZodMiniType } from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call an endpoint.
 * - `aapen`: anyone, without a token
 * - `innlogget`: any valid session; the feature's policy decides which objects
 * - `administrator`: sessions of users whose `brukertype` is `administrator`
 * - `visning`: a session token or a viewer token for that one document, in the address or as Bearer
 */
export type Access = 'aapen' | 'innlogget' | 'administrator' | 'visning'

/** One HTTP endpoint, said once: the server parses requests with it, the web parses answers with it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with its parameters in braces: `/api/document/{id}`. */
  readonly path: `/${string}`
  /** Further paths of the specification that mean the same call. */
  readonly aliases?: readonly `/${string}`[]
  readonly access: Access
  /** Open to who must do something else first: set up two-step login, or say which links to login services stay. */
  readonly foerTotrinn?: true
  /** One sentence for the API documentation. */
  readonly summary: string
  readonly params?: ZodMiniType
  readonly query?: ZodMiniType
  readonly body?: ZodMiniType
  /** The body is multipart/form-data; the schema in `body` then describes the text fields. */
  readonly multipart?: boolean
  /** Schema of the JSON answer. */
  readonly response?: ZodMiniType
  /**
   * What a change with an Idempotency-Key comes to when it is sent again. Unless told it is answered as it was the first time.
   * - `own`: the feature keeps the key with what it makes · `anew`: carried out again, for it changes nothing, or its answer is kept nowhere
   */
  readonly repeated?: 'own' | 'anew'
  /** What kind of file the answer is, instead of JSON. Without either it is empty. */
  readonly file?:
    | 'application/pdf'
    | 'application/zip'
    | 'application/xml'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  /** HTTP status of the good answer; 200 unless told. */
  readonly status?: 200 | 201 | 202 | 204
  /** The errors that a caller should expect, beside those any call may meet. */
  readonly errors?: readonly ErrorCode[]
}

/** Keeps the literal types of an endpoint, so that server and web infer path, body and answer from it. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint

/** Fills the braces of a path: `fillPath('/api/user/{id}', { id: 'a b' })` is `/api/user/a%20b`. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
