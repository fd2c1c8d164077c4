'use client'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { StillCamera } from './stillView.ts'

const Sheet = styled('canvas')({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

export interface StillCanvasProps {
  camera: StillCamera
  /** Draws on the empty canvas, in CSS pixels; called after each render and each change that `subscribe` reports. */
  paint: (pen: CanvasRenderingContext2D, camera: StillCamera) => void
  /** Registers a listener for changes that need a repaint; returns a function that removes it. */
  subscribe?: (listener: () => void) => () => void
}

/** Renders one canvas layer of the still map (the map without WebGL). */
export function StillCanvas({ camera, paint, subscribe }: StillCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const draw = useEffectEvent(() => {
    const pen = canvas.current?.getContext('2d')
    if (!canvas.current || !pen) return
    const ratio = window.devicePixelRatio || 1
    canvas.current.width = Math.round(camera.width * ratio)
    canvas.current.height = Math.round(camera.height * ratio)
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    paint(pen, camera)
  })
  useEffect(() => draw())
  useEffect(() => {
    let request = 0
    const undo = subscribe?.(() => {
      cancelAnimationFrame(request)
      request = requestAnimationFrame(() => draw())
    })
    return () => {
      cancelAnimationFrame(request)
      undo?.()
    }
  }, [subscribe])
  return <Sheet ref={canvas} aria-hidden />
}
