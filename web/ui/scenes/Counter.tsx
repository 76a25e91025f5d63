import { Scene } from './Scene.tsx'

/** Somebody behind the counter of a warung. */
export function Counter() {
  return (
    <Scene>
      <path className="scene-outline" d="M6 158h228" />
      <path className="scene-outline scene-carton" d="M22 34h196v16H22z" />
      <path className="scene-detail" d="M30 50v62M210 50v62M52 50v30M60 50v30M68 50v30" />
      <path
        className="scene-detail"
        d="M48 58h8v10h-8zM56 64h8v10h-8zM64 58h8v10h-8zM48 72h8v10h-8zM64 72h8v10h-8z"
      />
      <path className="scene-outline scene-paper" d="M94 112c0-24 8-32 26-32s26 8 26 32" />
      <circle className="scene-outline scene-paper" cx="120" cy="68" r="12" />
      <path className="scene-ink" d="M108 62c0-14 4-18 12-18s12 4 12 18z" />
      <path className="scene-detail" d="M116 69q1.5-2 3 0M121.5 69q1.5-2 3 0M117.5 73q2.5 2.5 5 0" />
      <path className="scene-detail" d="M120 82v20" />
      <path className="scene-outline scene-carton" d="M18 112h204v14H18z" />
      <path className="scene-outline scene-paper" d="M26 126h188v32H26z" />
      <path className="scene-detail" d="M64 126v32M102 126v32M140 126v32M178 126v32" />
      <path className="scene-outline scene-paper" d="M34 112V90q0-5 5-5h16q5 0 5 5v22z" />
      <path className="scene-detail" d="M38 84h18M40 98q4-6 7 0t7 0M40 106q4-6 7 0t7 0" />
      <path className="scene-outline scene-carton" d="M158 82h44v30h-44z" />
      <path className="scene-signal" d="M176.04 82h7.92v12.6h-7.92z" />
      <path className="scene-detail" d="M162.4 106.6h9.68" />
      <path className="scene-detail" d="M150 58q30-14 52 0M152 112c-6-8-10-10-16-10" />
    </Scene>
  )
}
