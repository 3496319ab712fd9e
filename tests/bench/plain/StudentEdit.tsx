import {
  BooleanInput,
  DateInput,
  Edit,
  NumberInput,
  ReferenceInput,
  required,
  SimpleForm,
  TextInput,
} from 'react-admin';

/** A form as plain as the list. */
export function StudentEdit() {
  return (
    <Edit>
      <SimpleForm>
        <TextInput source="student_id" validate={required()} />
        <TextInput source="name" validate={required()} />
        <DateInput source="date_of_birth" validate={required()} />
        <ReferenceInput source="gender_id" reference="genders" />
        <NumberInput source="roll_no" />
        <TextInput source="present_address" multiline />
        <BooleanInput source="is_active" />
      </SimpleForm>
    </Edit>
  );
}
