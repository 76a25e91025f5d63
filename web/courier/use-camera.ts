import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadDecoder } from './decoder.ts'

export type CameraState = 'starting' | 'running' | 'denied' | 'missing'

const pause_ms = 150

/** Looks through the camera for as long as it is shown and tells every text it reads. */
export function useCamera(onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const tell = useEffectEvent(onText)
  useEffect(() => {
    const shown = new AbortController()
    const { signal } = shown
    const change = (next: CameraState) => !signal.aborted && setState(next)
    if (video.current)
      watch(video.current, signal, {
        onState: change,
        onText: (text) => !signal.aborted && tell(text),
      }).catch(() => change('missing'))
    return () => shown.abort()
  }, [])
  return { video, state }
}

interface Told {
  onState: (state: CameraState) => void
  onText: (text: string) => void
}

async function watch(video: HTMLVideoElement, signal: AbortSignal, { onState, onText }: Told) {
  const camera = await openCamera()
  if (!(camera instanceof MediaStream)) return onState(camera)
  const stop = () => camera.getTracks().forEach((track) => track.stop())
  // Closed before the permission was given: the light must not stay on.
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = camera
  await video.play()
  const decode = await loadDecoder()
  onState('running')
  while (!signal.aborted) {
    for (const text of await decode(video)) onText(text)
    await new Promise((resolve) => setTimeout(resolve, pause_ms))
  }
}

async function openCamera() {
  // Only there on safe connections.
  if (!('mediaDevices' in navigator)) return 'missing' as const
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    })
  } catch (error) {
    const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
    return isDenied ? ('denied' as const) : ('missing' as const)
  }
}
