import { Scene } from './Scene.tsx'

/** A ferry on the strait at sunset. */
export function Ferry() {
  return (
    <Scene>
      <path className="scene-signal" d="M150 92a30 30 0 0 1 60 0z" />
      <path className="scene-detail" d="M4 92h22M206 92h30M132 92h12" />
      <path className="scene-outline scene-carton" d="M26 116h168l-16 34H52z" />
      <path className="scene-outline scene-paper" d="M44 116V92h118l10 24zM58 92V70h84l8 22z" />
      <path className="scene-outline scene-paper" d="M74 70V54h34l6 16z" />
      <path className="scene-detail" d="M80 62h24M91 54V34M91 36l16 5-16 5M124 70V56h12v14" />
      <path className="scene-detail" d="M68 78h8v8h-8zM86 78h8v8h-8zM104 78h8v8h-8zM122 78h8v8h-8z" />
      <path className="scene-detail" d="M52 104h112M62 104v12M82 104v12M102 104v12M122 104v12M142 104v12" />
      <circle className="scene-ink" cx="72" cy="99" r="3.5" />
      <circle className="scene-ink" cx="112" cy="99" r="3.5" />
      <circle className="scene-ink" cx="120" cy="99" r="3.5" />
      <path className="scene-detail" d="M48 130h120" />
      <path
        className="scene-outline"
        d="M2 154c10-8 20-8 30 0s20 8 30 0 20-8 30 0 20 8 30 0 20-8 30 0 20 8 30 0 20-8 30 0 16 6 24 1"
      />
      <path className="scene-detail" d="M40 168c8-6 16-6 24 0s16 6 24 0M140 168c8-6 16-6 24 0s16 6 24 0" />
      <path className="scene-detail" d="M186 40q6-6 10 0 5-6 10 0M212 54q5-5 8 0 4-5 8 0" />
    </Scene>
  )
}
