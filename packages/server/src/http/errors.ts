// Refusals over HTTP: the same problems as over live sockets, with their status codes.

import type { Problem } from '@ludoteka/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type ProblemCode, problemOf } from '../problem.ts'
import { isUnavailable } from '../store/store.ts'

const STATUS: Readonly<Record<ProblemCode, number>> = {
  'bad-request': 400,
  'not-signed-in': 401,
  forbidden: 403,
  banned: 403,
  'proof-required': 403,
  'wrong-seat': 403,
  'not-found': 404,
  conflict: 409,
  stale: 409,
  over: 409,
  'too-large': 413,
  illegal: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
}

const OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'not-found',
  413: 'too-large',
  429: 'too-many',
}

/** What an error of any origin means to the client. */
function httpProblem(error: FastifyError): Problem {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const where = first?.instancePath.replace(/^\//, '').replaceAll('/', '.')
    return {
      error: 'bad-request',
      message: `${where || 'request'}: ${first?.message ?? 'not understood'}`.slice(0, 200),
    }
  }
  const status = error.statusCode
  if (status !== undefined && status >= 400 && status < 500) {
    return { error: OF_STATUS[status] ?? 'bad-request', message: error.message.slice(0, 200) }
  }
  return problemOf(error)
}

/** `onUnavailable` is told when the store can't be used: that is the same problem for every request. */
export function answerProblem(onUnavailable: (error: unknown) => void) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = httpProblem(error)
    if (isUnavailable(error)) onUnavailable(error)
    else if (problem.error === 'internal') request.log.error({ err: error }, 'a request failed')
    return reply.code(STATUS[problem.error]).send(problem)
  }
}
