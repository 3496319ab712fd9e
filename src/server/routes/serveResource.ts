import type { ResourceCall } from '../../core/calls/declareCall.ts';
import { callsOf } from '../../core/calls/resourceCalls.ts';
import type { Resource } from '../../core/resource.ts';
import type { ImportChecks } from '../services/resources/import/checks.ts';
import { sendTemplate, importRecords } from './importCalls.ts';
import {
  answerChildren,
  answerHistory,
  answerList,
  answerNext,
  answerOne,
  answerSimilar,
  answerSummary,
  beginExport,
  sendExport,
} from './readCalls.ts';
import { type Handler, serve, type ServedCall, type ResourceCalling } from './serve.ts';
import { act, create, deleteMany, order, remove, switchMany, toggle, update, updateMany } from './writeCalls.ts';

/** Every call of a resource, at the paths its declaration says. */
export function serveResource(resource: Resource, imports: ImportChecks): ServedCall[] {
  return callsOf(resource).map((call) => {
    const handle = handlerOf(call, imports);
    return serve(call, ((accepted) => handle({ ...accepted, resource } as ResourceCalling)) as Handler<ResourceCall>);
  });
}

function handlerOf(call: ResourceCall, imports: ImportChecks): (accepted: ResourceCalling) => unknown {
  switch (call.kind) {
    case 'list':
      return (accepted) => answerList(accepted);
    case 'summary':
      return answerSummary;
    case 'variant':
      return (accepted) => answerList(accepted, call.variant);
    case 'childList':
      return (accepted) => answerChildren(accepted, call.field);
    case 'one':
      return answerOne;
    case 'next':
      return answerNext;
    case 'similar':
      return answerSimilar;
    case 'history':
      return answerHistory;
    case 'export':
      return sendExport;
    case 'exportJob':
      return beginExport;
    case 'template':
      return sendTemplate;
    case 'import':
      return (accepted) => importRecords(accepted, imports);
    case 'create':
      return create;
    case 'update':
      return update;
    case 'toggle':
      return toggle;
    case 'remove':
      return remove;
    case 'toggleMany':
      return switchMany;
    case 'updateMany':
      return updateMany;
    case 'order':
      return order;
    case 'removeMany':
      return deleteMany;
    case 'action':
      return (accepted) => act(accepted, call.action);
  }
}
