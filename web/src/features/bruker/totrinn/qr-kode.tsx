import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useMemo } from 'react'
import { oppsettText as text } from './totrinn.text.ts'

/** The quiet margin that scanners look for (ISO 18004). */
const margin = 4

/** A text as a QR code, dark on light in both themes: scanners want it so. */
export function QrKode({ innhold }: { innhold: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(innhold, { minCorrectionLevel: correction.M })
    return { path: toSvgPath(code), size: code.size }
  }, [innhold])
  const side = size + 2 * margin
  return (
    <svg
      className="rp-qr"
      role="img"
      aria-label={text.qr}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
