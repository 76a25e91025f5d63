import { Scene } from './Scene.tsx'

/** A school bag and books in an open box. */
export function SchoolBag() {
  return (
    <Scene>
      <path className="scene-outline" d="M6 160h228" />
      <path className="scene-outline scene-carton" d="M40 92h160v68H40z" />
      <path className="scene-outline scene-paper" d="M40 92L18 74h30l16 18M200 92l22-18h-30l-16 18" />
      <path className="scene-outline scene-paper" d="M82 92V52c0-20 12-28 34-28s34 8 34 28v40" />
      <path className="scene-outline" d="M104 24c0-14 24-14 24 0" />
      <path className="scene-signal" d="M94 66h44v26H94z" />
      <path className="scene-detail" d="M94 74h44M116 74v7M88 48q28-12 56 0M70 92V46M150 92V50" />
      <path className="scene-outline scene-paper" d="M54 92V50h16v42zM156 92V44l16 4v44z" />
      <path
        className="scene-detail"
        d="M58 60h8M58 66h8M160 58l8 2M160 64l8 2M178 92V60l4-9 4 9v32M178 62h8"
      />
      <path className="scene-detail" d="M108 92v26h24V92M56 146h28M56 140h18" />
      <path className="scene-detail" d="M148 134q18-20 36 0" />
      <circle className="scene-ink" cx="148" cy="134" r="2.5" />
      <circle className="scene-ink" cx="184" cy="134" r="2.5" />
    </Scene>
  )
}
