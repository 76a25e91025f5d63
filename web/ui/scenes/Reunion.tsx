import { Scene } from './Scene.tsx'

/** Two people who meet again, and what they brought. */
export function Reunion() {
  return (
    <Scene>
      <path className="scene-outline" d="M6 160h228" />
      <path className="scene-outline scene-paper" d="M50 160V22h140v138" />
      <path className="scene-detail" d="M62 160V34h116v126M42 22h156M120 22v12" />
      <path className="scene-detail" d="M70 34c6 12 6 30 0 44M170 34c-6 12-6 30 0 44" />
      <path className="scene-outline scene-carton" d="M82 160c-4-34-2-58 12-66 12-6 22 0 26 10l8 56z" />
      <path
        className="scene-outline scene-paper"
        d="M118 160c-6-30-4-54 6-62 12-8 26 0 30 16 4 14 4 30 2 46z"
      />
      <circle className="scene-outline scene-paper" cx="127" cy="72" r="14" />
      <path className="scene-ink" d="M114 68c0-14 8-18 16-17 10 1 14 10 11 20-4-8-10-10-14-9-4 0-8 1-13 6z" />
      <path
        className="scene-signal"
        d="M104 62c-14-2-20 10-18 22 1 8-6 14-6 22 12 6 30 4 38-6-6-4-8-10-6-18z"
      />
      <path className="scene-outline scene-paper" d="M106 66c-6 0-9 5-8 11 1 6 5 9 10 8 4-1 6-4 6-8" />
      <path className="scene-detail" d="M102 76q2 2 4 0M120 78q2 2 4 0M104 81q2 2 4 1" />
      <path className="scene-outline" d="M94 110c10 10 26 12 44 4M150 112c-8 12-22 18-40 16" />
      <path className="scene-detail" d="M104 160l2-18M136 160v-20" />
      <path className="scene-outline scene-carton" d="M166 132h32v28h-32z" />
      <path className="scene-detail" d="M179.12 132h5.76v11.76h-5.76z" />
      <path className="scene-detail" d="M169.2 154.96h7.04" />
      <path className="scene-outline" d="M20 160v-26h26v26M26 134v-8h14v8" />
      <path className="scene-detail" d="M20 142h26M20 152h26" />
    </Scene>
  )
}
