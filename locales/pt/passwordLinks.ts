import type { PasswordLinkMessages } from '../en/passwordLinks.ts';

export const passwordLinks: PasswordLinkMessages = {
  link: 'Link de acesso',
  links: 'Links de acesso',
  linkIntro:
    'Com este link, %{name} escolhe uma senha. Ele funciona uma vez, por 7 dias. Um link anterior deixa de funcionar.',
  show: 'Mostrar link',
  mail: 'Enviar por e-mail',
  printOne: 'Imprimir ficha',
  printed: 'Ficha salva como arquivo. Os links anteriores não funcionam mais.',
  printedAll: 'Fichas salvas como arquivo. Os links anteriores não funcionam mais.',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  once: 'Este link só é mostrado agora. Entregue-o a %{name} e a mais ninguém.',
  until: 'Válido até %{at}',
  close: 'Fechar',
  slips: 'Fichas de acesso',
  slipsIntro:
    'Uma ficha tem o nome de acesso e um link para escolher uma senha, como endereço e como código para ler com a câmera. Os links anteriores destas pessoas deixam de funcionar.',
  slipsCount: 'Pessoas com conta de usuário: %{count}',
  slipsWithout: 'Sem conta de usuário e, por isso, sem ficha: %{count}',
  language: 'Idioma',
  print: 'Imprimir fichas',
};
