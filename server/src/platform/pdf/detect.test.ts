import { describe, expect, it } from 'vitest'
import { detectKindOf } from './detect.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

describe('the type of a file', () => {
  it('is read from its first bytes [D1]', () => {
    expect(detectKindOf(bytes('%PDF-1.4\n'))).toBe('pdf')
    expect(detectKindOf(bytes('\xff\xd8\xff\xe0'))).toBe('jpeg')
    expect(detectKindOf(bytes('\x89PNG\r\n\x1a\n'))).toBe('png')
    expect(detectKindOf(bytes('\0\0\0\x24ftypheic'))).toBe('heic')
    expect(detectKindOf(bytes('\0\0\0\x24ftypmif1'))).toBe('heic')
    expect(detectKindOf(bytes(''))).toBe('empty')
  })

  it('is unknown for films, other pictures and half signatures', () => {
    for (const start of ['\0\0\0\x24ftypmp42', 'GIF89a', 'RIFF....WEBP', '\xff\xd8', '%PD', '\x89PNG'])
      expect(detectKindOf(bytes(start)), start).toBe('unknown')
  })

  it('is PDF when plain junk stands before the header, within 1024 bytes', () => {
    expect(detectKindOf(bytes(`${'x'.repeat(1000)}%PDF-1.7`))).toBe('pdf')
    expect(detectKindOf(bytes(`${'x'.repeat(1024)}%PDF-1.7`).subarray(0, 1024))).toBe('unknown')
  })

  it('is PDF when a server said something first, as a page of the web, and the PDF begins behind it', () => {
    for (const start of ['<html><body>Notice</body></html>\n', '\n<!DOCTYPE html>\n<br>'])
      expect(detectKindOf(bytes(`${start}%PDF-1.7\n%\xe2\xe3\n1 0 obj\n`)), start).toBe('pdf')
  })

  it('is unknown when the start of another type stands before a PDF header', () => {
    for (const start of [
      '<html>',
      '  <!DOCTYPE html>',
      '<?xml version="1.0"?>',
      'MZ',
      'PK\x03\x04',
      '#!/bin/sh\n',
      'GIF89a',
    ])
      expect(detectKindOf(bytes(`${start}%PDF-1.7`)), start).toBe('unknown')
  })
})
