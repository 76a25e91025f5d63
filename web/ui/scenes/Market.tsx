import { Scene } from './Scene.tsx'

/** A market stall under its awning. */
export function Market() {
  return (
    <Scene>
      <path className="scene-outline" d="M6 156h228" />
      <path className="scene-outline" d="M38 62v94M202 62v94" />
      <path className="scene-outline scene-carton" d="M30 60l16-34h148l16 34z" />
      <path className="scene-detail" d="M75 26L66 60M104 26l-2 34M136 26l2 34M165 26l9 34" />
      <path
        className="scene-outline scene-paper"
        d="M30 60c0 16 36 16 36 0 0 16 36 16 36 0 0 16 36 16 36 0 0 16 36 16 36 0 0 16 36 16 36 0"
      />
      <path
        className="scene-outline scene-carton"
        d="M120 79c-11 0-14 10-13 18 .5 7-5 13-7 19h40c-2-6-7.5-12-7-19 1-8-2-18-13-18z"
      />
      <path
        className="scene-outline scene-paper"
        d="M120 85c-6 0-8 5-7.5 9 .5 5 4 8 7.5 8s7-3 7.5-8c.5-4-1.5-9-7.5-9z"
      />
      <path className="scene-detail" d="M116 92q1.5-2 3 0M121.5 92q1.5-2 3 0M117.5 96q2.5 2.5 5 0" />
      <path className="scene-outline scene-paper" d="M28 116h184v14H28z" />
      <path className="scene-detail" d="M40 130l6 26M200 130l-6 26M46 143h148" />
      <path className="scene-outline scene-carton" d="M46 116c2-12 14-12 16-2 3-12 15-10 16 2z" />
      <path
        className="scene-signal"
        d="M150 116a8 8 0 0 1 16 0zM166 116a8 8 0 0 1 16 0zM182 116a8 8 0 0 1 16 0zM158 108a8 8 0 1 1 16 0zM174 108a8 8 0 1 1 16 0zM166 99a8 8 0 1 1 16 0z"
      />
      <path className="scene-detail" d="M174 91v-5q4-1 6-4M166 100l-4-3M182 100l4-3" />
      <path className="scene-detail" d="M60 62v14M50 90a10 7 0 0 0 20 0zM60 76l-10 14M60 76l10 14" />
    </Scene>
  )
}
