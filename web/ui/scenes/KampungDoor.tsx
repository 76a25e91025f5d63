import { Scene } from './Scene.tsx'

/** A house on stilts with a parcel at its door. */
export function KampungDoor() {
  return (
    <Scene>
      <path className="scene-outline" d="M6 160h228" />
      <path className="scene-outline" d="M62 128v32M96 128v32M164 128v32M194 128v32" />
      <path className="scene-outline scene-paper" d="M54 78h148v50H54z" />
      <path className="scene-outline scene-carton" d="M40 80L82 38h92l42 42z" />
      <path className="scene-outline scene-carton" d="M84 40l44-26 46 26z" />
      <path className="scene-detail" d="M128 14l-9-8M128 14l9-8M62 66h132M74 54h108" />
      <path className="scene-outline scene-paper" d="M112 88h32v40h-32z" />
      <path className="scene-signal" d="M112 88h16c0 16-4 26-16 30z" />
      <path className="scene-detail" d="M128 88c0 16-4 26-16 30" />
      <path
        className="scene-detail"
        d="M66 90h28v20H66zM80 90v20M66 100h28M160 90h28v20h-28zM174 90v20M160 100h28"
      />
      <path
        className="scene-outline scene-carton"
        d="M108 128h40v8h-40zM104 136h48v8h-48zM100 144h56v8h-56zM96 152h64v8H96z"
      />
      <path className="scene-outline scene-carton" d="M148 114h18v14h-18z" />
      <path className="scene-detail" d="M155.38 114h3.2399999999999998v5.88h-3.2399999999999998z" />
      <path className="scene-detail" d="M149.8 125.48h3.96" />
      <path className="scene-detail" d="M164 158q4-5 9 0M176 158q4-5 9 0" />
      <path className="scene-outline" d="M24 160c4-36 2-60-4-84" />
      <path
        className="scene-outline"
        d="M20 76c-8-8-14-6-18 2M20 76c-4-12-12-14-18-10M20 76c2-12 10-16 18-12M20 76c10-6 18-2 20 8"
      />
      <circle className="scene-ink" cx="17" cy="81" r="3.5" />
    </Scene>
  )
}
