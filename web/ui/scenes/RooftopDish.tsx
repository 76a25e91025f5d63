import { Scene } from './Scene.tsx'

/** Roofs with a dish and the tank that every roof has. */
export function RooftopDish() {
  return (
    <Scene>
      <path className="scene-outline" d="M6 160h228" />
      <path className="scene-outline scene-carton" d="M18 98h92v62H18z" />
      <path className="scene-outline scene-paper" d="M110 74h104v86H110z" />
      <path className="scene-outline" d="M12 98h104M104 74h116" />
      <path
        className="scene-detail"
        d="M30 112h16v18H30zM56 112h16v18H56zM82 112h16v18H82zM38 112v18M64 112v18M90 112v18M56 160v-18h16v18"
      />
      <path
        className="scene-detail"
        d="M124 90h20v20h-20zM154 90h20v20h-20zM184 90h20v20h-20zM124 124h20v20h-20zM184 124h20v20h-20zM134 90v20M164 90v20M194 90v20M134 124v20M194 124v20"
      />
      <path className="scene-outline scene-carton" d="M154 160v-36h20v36" />
      <path className="scene-outline scene-paper" d="M34 34A39 39 0 0 0 82 78Z" />
      <path className="scene-detail" d="M34 34L74 42L82 78M58 56l16-14" />
      <circle className="scene-ink" cx="74" cy="42" r="4" />
      <path className="scene-outline" d="M45 68V98M45 80L60 98M45 80L32 98" />
      <path className="scene-signal" d="M166 42q0-8 20-8t20 8v24h-40z" />
      <path className="scene-detail" d="M166 50h40M166 58h40M180 34v-4h12v4" />
      <path className="scene-outline" d="M170 66v8M202 66v8" />
      <path className="scene-detail" d="M112 74V44M156 74V44M112 48q22 8 44 0" />
      <path className="scene-outline scene-paper" d="M122 51h10v14h-10z" />
      <path className="scene-outline scene-paper" d="M138 52l-4 4v4h3v9h10v-9h3v-4l-4-4z" />
      <path className="scene-detail" d="M96 20q6-6 12 0q6-6 12 0M128 30q4-4 8 0q4-4 8 0" />
    </Scene>
  )
}
