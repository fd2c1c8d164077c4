import type { AccessorFunction, DefaultProps } from '@deck.gl/core'
import { PathLayer, type PathLayerProps } from '@deck.gl/layers'

interface TrailProps {
  /** Draws the paths up to this distance from the start of the trip, in km. */
  reachedKm?: number
  /** Returns the distance of each point of a path from the start of the trip, in km. */
  getKilometres?: AccessorFunction<unknown, number[]>
}

const uniforms = `\
layout(std140) uniform trailUniforms {
  float reachedKm;
} trail;
`

const trail = {
  name: 'trail',
  vs: uniforms,
  fs: uniforms,
  uniformTypes: { reachedKm: 'f32' },
} as const

/**
 * Draws paths up to a distance. The shader discards what lies beyond, so a step of the playback changes one number. The
 * `TripsLayer` of `@deck.gl/geo-layers` does the same, but brings 100 packages into each app.
 */
export class TrailLayer extends PathLayer<unknown, Required<TrailProps>> {
  static override layerName = 'TrailLayer'
  static override defaultProps: DefaultProps<TrailProps & PathLayerProps> = {
    reachedKm: { type: 'number', value: 0 },
    getKilometres: { type: 'accessor', value: () => [] },
  }

  override getShaders() {
    const shaders = super.getShaders()
    return {
      ...shaders,
      modules: [...shaders.modules, trail],
      inject: {
        'vs:#decl': 'in float startKm;\nin float endKm;\nout float km;\n',
        'vs:#main-end': 'km = startKm + (endKm - startKm) * vPathPosition.y / vPathLength;\n',
        'fs:#decl': 'in float km;\n',
        'fs:DECKGL_FILTER_COLOR': 'if (km > trail.reachedKm) discard;\n',
      },
    }
  }

  override initializeState() {
    super.initializeState()
    this.getAttributeManager()?.addInstanced({
      kilometres: {
        size: 1,
        accessor: 'getKilometres',
        shaderAttributes: { startKm: { vertexOffset: 0 }, endKm: { vertexOffset: 1 } },
      },
    })
  }

  override draw(options: Parameters<PathLayer['draw']>[0]) {
    this.state.model?.shaderInputs.setProps({ trail: { reachedKm: this.props.reachedKm } })
    super.draw(options)
  }
}
