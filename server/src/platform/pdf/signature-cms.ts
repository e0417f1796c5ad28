import { constants, createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { fromBER, OctetString } from 'asn1js'
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, type SignerInfo, TSTInfo } from 'pkijs'

/** What stands in the CMS of a signature (RFC 5652). `intact` is null where it is made in a way that is not known here. */
export type Cms = { by: string; time: string | null; intact: boolean | null }

const hashes: Record<string, string> = {
  '1.2.840.113549.2.5': 'md5',
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '2.16.840.1.101.3.4.2.8': 'sha3-256',
  '2.16.840.1.101.3.4.2.9': 'sha3-384',
  '2.16.840.1.101.3.4.2.10': 'sha3-512',
}
const rsaPss = '1.2.840.113549.1.1.10'
const edwards = new Set(['1.3.101.112', '1.3.101.113'])
const attribute = { digest: '1.2.840.113549.1.9.4', time: '1.2.840.113549.1.9.5' }
/** Of a distinguished name: common name, else given name and surname, else organisation. */
const nameParts = [['2.5.4.3'], ['2.5.4.42', '2.5.4.4'], ['2.5.4.10']]
const keyIdentifier = '2.5.29.14'

/**
 * Reads who signed and when, and holds the digest and the signature over it against what is covered.
 * @param kind the SubFilter of the PDF
 * @throws Error when it is no CMS
 */
export function readCms(bytes: Buffer, kind: string, covered: Iterable<Buffer>): Cms {
  const asn1 = fromBER(new Uint8Array(bytes))
  if (asn1.offset === -1) throw new Error('no ASN.1')
  const signed = new SignedData({ schema: new ContentInfo({ schema: asn1.result }).content })
  const signer = signed.signerInfos[0]
  if (!signer) throw new Error('nobody has signed')
  const certificate = findCertificate(signed, signer)
  const by = certificate ? nameOf(certificate) : ''
  const content = contentOf(signed)
  const stamp = kind === '/ETSI.RFC3161' && content ? new TSTInfo({ schema: fromBER(content).result }) : null
  const time = stamp?.genTime ?? timeOf(signer)
  const intact = certificate ? isIntact({ kind, signer, certificate, content, stamp, covered }) : null
  return { by, time: time ? time.toISOString() : null, intact }
}

type Check = {
  kind: string
  signer: SignerInfo
  certificate: Certificate
  content: Uint8Array<ArrayBuffer> | null
  stamp: TSTInfo | null
  covered: Iterable<Buffer>
}

/** First what is covered is held against the digest that was signed, then the signature against the certificate's key. */
function isIntact({ kind, signer, certificate, content, stamp, covered }: Check): boolean | null {
  const hash = hashes[signer.digestAlgorithm.algorithmId]
  if (!hash) return null
  const known = stamp
    ? hashes[stamp.messageImprint.hashAlgorithm.algorithmId]
    : kind === '/adbe.pkcs7.sha1'
      ? 'sha1'
      : hash
  if (!known) return null
  const [ofFile, ofAll] = [createHash(known), createHash(hash)]
  const alone = !content && !signer.signedAttrs
  const pieces: Buffer[] = []
  for (const piece of covered) {
    ofFile.update(piece)
    if (alone) pieces.push(Buffer.from(piece))
  }
  const digest = ofFile.digest()
  const ofSigned = content ? ofAll.update(content).digest() : digest
  // An enclosed digest, or the stamp's, is of the file, or all of the file is enclosed; what is signed is then the enclosed itself.
  if (stamp && !digest.equals(bytesOf(stamp.messageImprint.hashedMessage))) return false
  if (content && !stamp && ![Buffer.from(content), ofSigned].some(one => digest.equals(one))) return false
  if (signer.signedAttrs && !digestOf(signer)?.equals(ofSigned)) return false
  const message = signer.signedAttrs
    ? Buffer.from(signer.signedAttrs.encodedValue)
    : content
      ? Buffer.from(content)
      : Buffer.concat(pieces)
  // In the signature the attributes are a set, wherever they stand (RFC 5652, 5.4).
  if (signer.signedAttrs) message[0] = 0x31
  return holds(signer, certificate, hash, message)
}

function holds(signer: SignerInfo, certificate: Certificate, hash: string, message: Buffer): boolean | null {
  const algorithm = signer.signatureAlgorithm.algorithmId
  try {
    const der = Buffer.from(certificate.subjectPublicKeyInfo.toSchema().toBER())
    const key: KeyObject = createPublicKey({ key: der, format: 'der', type: 'spki' })
    const options =
      algorithm === rsaPss
        ? { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO }
        : key
    return verify(edwards.has(algorithm) ? null : hash, message, options, bytesOf(signer.signature))
  } catch {
    return null
  }
}

/** The signer is told by issuer and number, or by the identifier of the key. */
function findCertificate(signed: SignedData, { sid }: SignerInfo): Certificate | undefined {
  const certificates = (signed.certificates ?? []).filter(one => one instanceof Certificate)
  const isOwn = (one: Certificate): boolean =>
    sid instanceof IssuerAndSerialNumber
      ? sid.serialNumber.isEqual(one.serialNumber) && sid.issuer.isEqual(one.issuer)
      : keyOf(one)?.equals(Buffer.from(sid.valueBlock.valueHexView ?? [])) === true
  return certificates.find(isOwn) ?? (certificates.length === 1 ? certificates[0] : undefined)
}

function keyOf({ extensions }: Certificate): Buffer | undefined {
  const value = extensions?.find(({ extnID }) => extnID === keyIdentifier)?.parsedValue
  return value instanceof OctetString ? bytesOf(value) : undefined
}

function nameOf({ subject }: Certificate): string {
  const partOf = (part: string): string =>
    String(subject.typesAndValues.find(({ type }) => type === part)?.value.valueBlock.value ?? '')
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
      .trim()
  const names = nameParts.map(parts => parts.map(partOf).join(' ').trim())
  return (names.find(name => name !== '') ?? '').slice(0, 200)
}

function contentOf({ encapContentInfo }: SignedData): Uint8Array<ArrayBuffer> | null {
  const { eContent } = encapContentInfo
  if (!(eContent instanceof OctetString)) return null
  return new Uint8Array(eContent.getValue())
}

const readValue = (signer: SignerInfo, type: string) =>
  signer.signedAttrs?.attributes.find(one => one.type === type)?.values[0]

const digestOf = (signer: SignerInfo): Buffer | undefined => {
  const value = readValue(signer, attribute.digest)
  return value instanceof OctetString ? bytesOf(value) : undefined
}

/** UTCTime and GeneralizedTime alike. */
function timeOf(signer: SignerInfo): Date | null {
  const value = readValue(signer, attribute.time)
  return value && typeof value.toDate === 'function' ? value.toDate() : null
}

const bytesOf = (value: OctetString): Buffer => Buffer.from(value.getValue())
