import { Scene } from './Scene.tsx'

/** A box opened at the table of customs. */
export function CustomsTable() {
  return (
    <Scene>
      <path className="scene-outline" d="M6 160h228" />
      <path className="scene-outline scene-paper" d="M52 112c0-28 6-38 26-38s26 10 26 38" />
      <circle className="scene-outline scene-paper" cx="78" cy="60" r="13" />
      <path className="scene-outline scene-carton" d="M64 51c-6-16 2-18 14-18s20 2 14 18z" />
      <path className="scene-ink" d="M62 51h32l3 6c-12-4-26-4-38 0z" />
      <path className="scene-detail" d="M74 42q4-4 8 0M66 82l12 8 12-8M78 90v16M92 88h8" />
      <path className="scene-detail" d="M74 62q1.5-2 3 0M79.5 62q1.5-2 3 0M75.5 66q2.5 2.5 5 0" />
      <path className="scene-outline scene-carton" d="M14 112h212v12H14z" />
      <path className="scene-outline" d="M30 124v36M210 124v36" />
      <path className="scene-detail" d="M30 142h180" />
      <path className="scene-outline scene-carton" d="M134 80h64v32h-64z" />
      <path className="scene-outline scene-paper" d="M134 80l-14-12h20l10 12M198 80l14-12h-20l-10 12" />
      <path className="scene-outline scene-paper" d="M148 80c0-16 8-20 14-14 4-8 16-4 14 14" />
      <path className="scene-detail" d="M160 74v6M168 72v8" />
      <path className="scene-outline scene-paper" d="M34 108l8-22h22l-8 22z" />
      <path className="scene-detail" d="M46 92h12M44 98h12" />
      <path className="scene-signal" d="M102 112v-8h4c-1-6-3-8-3-12a6 6 0 0 1 12 0c0 4-2 6-3 12h4v8z" />
      <path className="scene-detail" d="M100 112h18" />
      <path className="scene-detail" d="M144 92h14M144 98h22M150 34q34-26 68 0" />
      <circle className="scene-ink" cx="150" cy="34" r="3" />
      <circle className="scene-ink" cx="218" cy="34" r="3" />
    </Scene>
  )
}
