import { Scene } from './Scene.tsx'

/** A courier on a motorcycle in the rain. */
export function Rain() {
  return (
    <Scene>
      <path className="scene-outline" d="M6 160h228" />
      <path
        className="scene-detail"
        d="M30 12l-8 24M62 8l-8 24M96 14l-8 24M150 8l-8 24M186 14l-8 24M220 10l-8 24M40 52l-8 24M214 52l-8 24M200 92l-6 18M26 92l-6 18M176 56l-6 18M74 46l-6 18"
      />
      <circle className="scene-outline scene-paper" cx="72" cy="142" r="18" />
      <circle className="scene-detail" cx="72" cy="142" r="7" />
      <circle className="scene-outline scene-paper" cx="182" cy="142" r="18" />
      <circle className="scene-detail" cx="182" cy="142" r="7" />
      <path className="scene-outline" d="M182 142L166 92l-12-4M166 92l8-3" />
      <path
        className="scene-outline scene-carton"
        d="M172 104c-10 8-12 20-16 30h-26c-4-14-10-20-22-20H70c-4 12 2 22 14 26h76c8-4 14-14 18-22z"
      />
      <path className="scene-outline scene-carton" d="M44 70h50v44h-50z" />
      <path className="scene-detail" d="M64.5 70h9v18.48h-9z" />
      <path className="scene-detail" d="M49 106.08h11" />
      <path className="scene-detail" d="M54 100q14-16 28 0" />
      <path className="scene-outline scene-paper" d="M122 112h22l6 22h-16l-4-12h-18z" />
      <path
        className="scene-outline scene-paper"
        d="M118 70c-16 6-22 24-24 46h34l4-14-2-8 26 2 4-8-22-6c-4-10-8-14-20-12z"
      />
      <path className="scene-detail" d="M126 84l4 10M108 90c-2 8-3 16-3 26M98 106q14 4 32 0" />
      <path className="scene-outline scene-paper" d="M114 60c0 8 4 12 11 12s12-3 12-10z" />
      <path className="scene-detail" d="M125 62q1.5-2 3 0M130.5 62q1.5-2 3 0M126.5 66q2.5 2.5 5 0" />
      <path className="scene-signal" d="M110 62c-2-14 6-22 16-22 9 0 14 7 14 16v6z" />
      <path className="scene-detail" d="M128 62l14-3" />
      <path className="scene-detail" d="M30 168q10-5 20 0M100 168q14-6 28 0M196 168q10-5 20 0" />
    </Scene>
  )
}
