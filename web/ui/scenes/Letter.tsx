import { Scene } from './Scene.tsx'

/** A letter half out of its envelope. */
export function Letter() {
  return (
    <Scene>
      <path className="scene-outline scene-paper" d="M64 88V22h112v66" />
      <path
        className="scene-detail"
        d="M78 38c8-5 12 4 20 0s12 3 20-1M78 52c10-4 14 4 24 0s18 4 26 0 14 3 22 0M78 66c8-4 14 3 22 0s16 3 24 0 14 3 24 0"
      />
      <path className="scene-outline scene-carton" d="M36 78h168v80H36z" />
      <path className="scene-outline scene-paper" d="M36 78l84 46 84-46M36 158l62-46M204 158l-62-46" />
      <path
        className="scene-detail"
        d="M44 158l6-6M60 158l6-6M76 158l6-6M156 158l6-6M172 158l6-6M188 158l6-6M92 158l6-6M108 158l6-6M124 158l6-6M140 158l6-6"
      />
      <path className="scene-signal" d="M150 14h38v34h-38z" />
      <path className="scene-paper-line" d="M157 38q12-18 24 0" />
      <path
        className="scene-detail"
        d="M150 14h38v34h-38zM196 22q10-4 20 0M196 30q10-4 20 0M196 38q10-4 20 0"
      />
      <path
        className="scene-detail"
        d="M28 40c-8-6-16 0-12 8-8 4-4 14 4 12 2 8 14 6 12-2 8-2 8-12 0-13 2-8-4-10-4-5z"
      />
      <circle className="scene-ink" cx="24" cy="50" r="2.5" />
      <path className="scene-detail" d="M22 62c-2 14 0 30 6 42M25 84c-8-2-12-8-12-14 8 2 12 8 12 14z" />
    </Scene>
  )
}
