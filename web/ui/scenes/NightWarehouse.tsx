import { Scene } from './Scene.tsx'

/** A warehouse at night with its lamp on. */
export function NightWarehouse() {
  return (
    <Scene>
      <path className="scene-night" d="M18 12h204q12 0 12 12v136H6V24q0-12 12-12z" />
      <path className="scene-carton" d="M196 26a16 16 0 1 0 12 26 13 13 0 0 1-12-26z" />
      <circle className="scene-carton" cx="40" cy="34" r="1.8" />
      <circle className="scene-carton" cx="76" cy="24" r="1.5" />
      <circle className="scene-carton" cx="150" cy="30" r="1.5" />
      <circle className="scene-carton" cx="222" cy="80" r="1.5" />
      <path className="scene-outline scene-carton" d="M28 160V84l84-34 84 34v76z" />
      <path className="scene-detail" d="M40 84v20M54 80v24M68 74v30M156 74v30M170 80v24M184 84v20" />
      <path className="scene-outline scene-paper" d="M56 104h112v56H56z" />
      <path className="scene-detail" d="M56 110h112M56 116h112" />
      <path className="scene-signal" d="M100 70a12 12 0 0 1 24 0z" />
      <path className="scene-detail" d="M112 58v6M98 78l-8 10M112 78v12M126 78l8 10" />
      <path className="scene-outline scene-carton" d="M64 136h26v24h-26z" />
      <path className="scene-detail" d="M74.66 136h4.68v10.08h-4.68z" />
      <path className="scene-detail" d="M66.6 155.68h5.72" />
      <path className="scene-outline scene-carton" d="M66 116h22v20h-22z" />
      <path className="scene-detail" d="M75 116h4v8h-4z" />
      <path className="scene-outline" d="M162 158h-20l-4-40h-8" />
      <circle className="scene-outline scene-paper" cx="150" cy="157" r="3.5" />
      <path className="scene-outline scene-carton" d="M142 138h18v18h-18z" />
      <circle className="scene-outline scene-paper" cx="124" cy="122" r="6.5" />
      <path className="scene-outline scene-paper" d="M115 158c-2-20 1-28 9-28s11 8 9 28z" />
      <path className="scene-detail" d="M128 138l9-6M124 146v12" />
      <path className="scene-outline" d="M6 160h228" />
    </Scene>
  )
}
