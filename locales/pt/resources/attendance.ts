import type { attendance as english } from '../../en/resources/attendance.ts';

export const attendance: typeof english = {
  studentAttendance: {
    name: 'Frequência de aluno |||| Frequência dos alunos',
    empty:
      'A frequência de todos os alunos está aqui. Ela aparece quando os professores fazem a chamada e quando uma licença é aprovada.',
    fields: {
      date: 'Data',
      attendance_status_id: 'Frequência',
      employee_id: 'Chamada feita por',
      remark: 'Observação',
    },
  },
  employeeAttendance: {
    name: 'Frequência de funcionário |||| Frequência dos funcionários',
    empty:
      'A frequência dos funcionários está aqui, uma linha por dia para cada um. Adicione a primeira de hoje; as licenças aprovadas entram sozinhas.',
    fields: {
      date: 'Data',
      attendance_status_id: 'Frequência',
      came_at: 'Entrada',
      left_at: 'Saída',
      remark: 'Observação',
    },
  },
  employeeLeaveRequest: {
    name: 'Pedido de licença de funcionário |||| Pedidos de licença de funcionários',
    empty:
      'Os pedidos de licença dos funcionários estão aqui até a decisão. Adicione o primeiro; a aprovação registra esses dias como licença.',
    fields: {
      kind: 'Tipo de licença',
      starts_on: 'Primeiro dia',
      ends_on: 'Último dia',
      days: 'Dias',
      reason: 'Motivo',
      phone_help: 'Onde encontrar o funcionário durante a licença.',
      paper: 'Documento',
    },
    options: {
      kind: {
        casual: 'Falta abonada',
        sick: 'Licença médica',
        earned: 'Férias',
        maternity: 'Licença-maternidade',
        unpaid: 'Licença não remunerada',
        other: 'Outra',
      },
      status: { pending: 'Pendente', approved: 'Aprovado', rejected: 'Recusado', withdrawn: 'Retirado' },
    },
    actions: {
      approve_done: '%{name} aprovou a licença.',
      withdraw_done: '%{name} retirou o pedido.',
      approve: 'Aprovar',
      approve_confirm: 'Aprovar esta licença? O funcionário é registrado como de licença nos dias letivos.',
      reject_confirm: 'Recusar esta licença? Esta ação é definitiva.',
      withdraw: 'Retirar',
      withdraw_confirm: 'Retirar este pedido? Só o funcionário que o fez pode retirá-lo.',
    },
  },
  studentLeaveRequest: {
    name: 'Pedido de dispensa de aluno |||| Pedidos de dispensa de alunos',
    empty:
      'Os pedidos de dispensa dos alunos estão aqui até a decisão. Adicione o primeiro; a aprovação registra esses dias como dispensa.',
    fields: {
      kind: 'Motivo da dispensa',
      starts_on: 'Primeiro dia',
      ends_on: 'Último dia',
      days: 'Dias',
      reason: 'Motivo',
      paper: 'Documento',
    },
    options: {
      kind: {
        sick: 'Doença',
        family: 'Assunto de família',
        religious: 'Festa religiosa',
        travel: 'Viagem',
        other: 'Outro',
      },
      status: { pending: 'Pendente', approved: 'Aprovado', rejected: 'Recusado', withdrawn: 'Retirado' },
    },
    actions: {
      approve_done: '%{name} aprovou a licença.',
      withdraw_done: '%{name} retirou o pedido.',
      approve: 'Aprovar',
      approve_confirm: 'Aprovar esta dispensa? O aluno é registrado como dispensado nos dias letivos.',
      reject_confirm: 'Recusar esta dispensa? Esta ação é definitiva.',
      withdraw: 'Retirar',
      withdraw_confirm: 'Retirar este pedido? Só o aluno ou o responsável pode retirá-lo.',
    },
  },
};
