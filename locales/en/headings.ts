/** What people write above a column where it is not the name of its field, set apart by semicolons. An import reads them; those of `fields` are of every field of the name. */
export const headings = {
  fields: {
    name: 'Full name; Names; Title',
    name_local: 'Local name; Name in Bangla; Bangla name; Bengali name; Name (Bangla); Native name',
    phone:
      'Mobile; Mobile no; Mobile number; Cell; Cell phone; Cell no; Phone no; Phone number; Contact; Contact no; Contact number; Telephone; Tel; WhatsApp',
    email: 'Mail; Email address; Email ID',
    date_of_birth: 'DOB; D.O.B.; Birth date; Birthday; Born; Born on; Birth',
    gender_id: 'Sex; Gender name; M/F',
    religion_id: 'Faith',
    blood_group_id: 'Blood; Blood type; BG',
    academic_year_id: 'Year; Session; Academic session; School year; Session year',
    class_id: 'Grade; Standard; Std; Class name',
    section_id: 'Sec; Section name',
    shift_id: 'Shift name',
    version_id: 'Medium; Version name',
    wing_id: 'Wing name',
    student_group_id: 'Group; Group name; Stream',
    roll_no: 'Roll; Roll no.; Roll #; Class roll; R. no.',
    admitted_on: 'Admission date; Date of admission; Date admitted; Admission; Joining date; Enrolment date',
    father_name: 'Father; Fathers name; Name of father; Father full name; Dad',
    father_phone:
      'Father mobile; Fathers mobile; Fathers phone; Father mobile no; Father phone no; Father cell; Father contact; Father contact no',
    father_profession: 'Father occupation; Fathers occupation; Father job',
    father_nid: 'Father national ID; Fathers NID; Father NID no',
    mother_name: 'Mother; Mothers name; Name of mother; Mother full name; Mum; Mom',
    mother_phone:
      'Mother mobile; Mothers mobile; Mothers phone; Mother mobile no; Mother phone no; Mother cell; Mother contact; Mother contact no',
    mother_profession: 'Mother occupation; Mothers occupation; Mother job',
    mother_nid: 'Mother national ID; Mothers NID; Mother NID no',
    local_guardian_name: 'Guardian; Guardian name; Guardians name; Name of guardian; Local guardian',
    local_guardian_phone:
      'Guardian mobile; Guardian phone; Guardians phone; Guardians mobile; Guardian cell; Guardian contact; Guardian phone no; Guardian mobile no',
    local_guardian_address: 'Guardian address',
    local_guardian_relation: 'Guardian relation; Relation with guardian; Relation to guardian; Relationship',
    present_address: 'Current address; Address; Home address; Residence; Mailing address',
    permanent_address: 'Home town; Village address; Permanent',
    address: 'Location; Postal address',
    nid: 'NID; NID no; National ID; National ID number; ID card no',
    profession: 'Occupation; Job',
    spouse_name: 'Spouse; Husband; Wife; Husband name; Wife name',
    marital_status_id: 'Married; Civil status',
    joined_on: 'Joining date; Date of joining; Join date; DOJ; Hired on; Appointment date',
    left_on: 'Leaving date; Date of leaving; Resigned on',
    department_id: 'Dept; Dept.; Department name',
    designation_id: 'Post; Position; Job title; Designation name; Rank',
    emergency_name: 'Emergency contact name; Emergency person',
    emergency_phone: 'Emergency mobile; Emergency number; Emergency contact no',
    birth_certificate_no: 'Birth certificate; Birth reg no; Birth registration no; Birth registration number; BRN',
    amount: 'Amt; Sum; Value; Total amount',
    description: 'Details; Desc',
    note: 'Remark; Remarks; Notes; Comment; Comments',
    code: 'Short code; Short name',
    is_active: 'Is active; Enabled',
    'parent_id.name': 'Parent name; Parents name; Name of parent',
    'parent_id.phone': 'Parent phone; Parents phone; Parent mobile; Parents mobile; Parent mobile no; Parent contact',
    'parent_id.email': 'Parent email; Parents email',
  },
  student: {
    student_id:
      'ID; ID no; ID number; Student no; Student number; Student code; Registration no; Reg no; Admission no; Admission number; Pupil ID',
    name: 'Student; Student name; Students name; Name of student; Name of the student; Pupil; Pupil name',
  },
  employee: {
    employee_id:
      'ID; ID no; ID number; Employee no; Employee number; Employee code; Staff ID; Staff no; Teacher ID; Emp ID',
    name: 'Employee; Employee name; Name of employee; Staff name; Teacher; Teacher name; Name of teacher',
  },
  studentParent: {
    name: 'Parent; Parent name; Parents name; Guardian; Guardian name; Name of parent',
    relation: 'Relation; Relationship',
  },
  applicant: {
    name: 'Applicant; Applicant name; Student name; Name of student; Name of applicant',
    form_no: 'Form; Form no; Application no; Application number',
  },
  /** What people write for the same record, in whichever language it is named. */
  records: {
    female: 'Female; Girl; Girls; Woman; Lady',
    male: 'Male; Boy; Boys; Man',
  },
};
