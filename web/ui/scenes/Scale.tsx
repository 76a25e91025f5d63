import { Scene } from './Scene.tsx'

/** A box on the scale beside a sack of rice. */
export function Scale() {
  return (
    <Scene>
      <path className="scene-outline" d="M6 160h228" />
      <path className="scene-outline scene-carton" d="M64 148h112v12H64z" />
      <path className="scene-outline scene-paper" d="M78 148l8-34h68l8 34z" />
      <circle className="scene-outline scene-paper" cx="120" cy="131" r="14" />
      <path className="scene-signal-line" d="M120 131l7-9" />
      <path className="scene-detail" d="M109 131h3M120 120v3M131 131h-3M112 123l2 2" />
      <path className="scene-outline scene-paper" d="M54 106h132v8H54z" />
      <path className="scene-outline scene-carton" d="M72 44h96v62h-96z" />
      <path className="scene-detail" d="M111.36 44h17.28v26.04h-17.28z" />
      <path className="scene-detail" d="M81.6 94.84h21.12" />
      <path className="scene-detail" d="M84 92h20M84 86h30M132 74q12-14 24 0" />
      <circle className="scene-ink" cx="132" cy="74" r="2.5" />
      <circle className="scene-ink" cx="156" cy="74" r="2.5" />
      <path className="scene-outline scene-carton" d="M190 160c-6-20-4-40 2-54h28c6 14 8 34 2 54z" />
      <path
        className="scene-detail"
        d="M194 106c8 5 16 5 24 0M196 106l-4-8h28l-4 8M198 126h16M200 134h12M206 142q-5-6 0-12 5 6 0 12"
      />
      <path className="scene-detail" d="M20 160v-40h22v40M20 132h22M20 146h22M26 120v-8h10v8" />
    </Scene>
  )
}
